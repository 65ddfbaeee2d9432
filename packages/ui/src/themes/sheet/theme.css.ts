import { globalStyle } from '@vanilla-extract/css';
import { sheetDark } from '../sheet-dark/tokens.ts';
import { sheetLight } from '../sheet-light/tokens.ts';
import { stillRule, themeColorRule, themeRule } from '../theme-rules.ts';

// Light is the default; dark follows the system unless the page overrides it. The override is an
// attribute of <html>, so it applies before any script and without a theme class. Paper is white:
// the light colors of the dark theme could not be read on it.
globalStyle(':root', themeRule(sheetLight));
globalStyle(':root:not([data-color-mode="light"])', {
  '@media': { 'screen and (prefers-color-scheme: dark)': themeColorRule(sheetDark) },
});
globalStyle(':root[data-color-mode="dark"]', {
  '@media': { screen: themeColorRule(sheetDark) },
});
globalStyle(':root', stillRule);

/** Attribute of `<html>` that overrides the system's color scheme, and its values. */
export const colorModeAttribute = 'data-color-mode';
