import { globalStyle, style } from '@vanilla-extract/css';
import { sheetLight } from '../sheet-light/tokens.ts';
import { stillRule, themeColorRule, themeRule } from '../theme-rules.ts';
import { sheetDark as tokens } from './tokens.ts';

/**
 * Class name that applies this theme to an element and its descendants. Paper is white: in print they
 * have the light colors.
 */
export const sheetDark = style(themeRule(tokens));

globalStyle(`.${sheetDark}`, { '@media': { print: themeColorRule(sheetLight) } });
globalStyle(`.${sheetDark}`, stillRule);
