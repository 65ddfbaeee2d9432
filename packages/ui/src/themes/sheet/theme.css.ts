import { globalStyle } from '@vanilla-extract/css';
import { sheetDark } from '../sheet-dark/tokens.ts';
import { sheetLight } from '../sheet-light/tokens.ts';
import { stillRule, themeColorRule, themeRule } from '../theme-rules.ts';

// Day is the default; night follows the system unless the page says otherwise. The choice is
// in an attribute of <html>, so it works before any script and without a theme class. Paper is
// white: what is light by night could not be read there.
globalStyle(':root', themeRule(sheetLight));
globalStyle(':root:not([data-color-mode="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': themeColorRule(sheetDark) },
});
globalStyle(':root[data-color-mode="dark"]', {
  '@media': { screen: themeColorRule(sheetDark) },
});
globalStyle(':root', stillRule);

/** The attribute of `<html>` that overrides the system's choice, and its values. */
export const colorModeAttribute = 'data-color-mode';
