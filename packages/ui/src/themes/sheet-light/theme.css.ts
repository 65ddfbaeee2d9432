import { globalStyle, style } from '@vanilla-extract/css';
import { stillRule, themeRule } from '../theme-rules.ts';
import { sheetLight as tokens } from './tokens.ts';

/** The class that puts this theme on an element and everything in it. */
export const sheetLight = style(themeRule(tokens));

globalStyle(`.${sheetLight}`, stillRule);
