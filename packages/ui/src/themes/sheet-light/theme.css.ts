import { globalStyle, style } from '@vanilla-extract/css';
import { stillRule, themeRule } from '../theme-rules.ts';
import { sheetLight as tokens } from './tokens.ts';

/** Class name that applies this theme to an element and its descendants. */
export const sheetLight = style(themeRule(tokens));

globalStyle(`.${sheetLight}`, stillRule);
