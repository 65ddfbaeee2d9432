import { globalStyle, style } from '@vanilla-extract/css';
import { stillRule, themeRule } from '../theme-rules.ts';
import { wireframe as tokens } from './tokens.ts';

/** Class name that applies this theme to an element and its descendants. */
export const wireframe = style(themeRule(tokens));

globalStyle(`.${wireframe}`, stillRule);
