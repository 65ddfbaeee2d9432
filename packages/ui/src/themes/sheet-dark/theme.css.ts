import { globalStyle, style } from '@vanilla-extract/css';
import { stillRule, themeRule } from '../theme-rules.ts';
import { sheetDark as tokens } from './tokens.ts';

/** The class that puts this theme on an element and everything in it. */
export const sheetDark = style(themeRule(tokens));

globalStyle(`.${sheetDark}`, stillRule);
