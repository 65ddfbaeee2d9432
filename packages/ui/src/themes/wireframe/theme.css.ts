import { globalStyle, style } from '@vanilla-extract/css';
import { stillRule, themeRule } from '../theme-rules.ts';
import { wireframe as tokens } from './tokens.ts';

/** The class that puts this theme on an element and everything in it. */
export const wireframe = style(themeRule(tokens));

globalStyle(`.${wireframe}`, stillRule);
