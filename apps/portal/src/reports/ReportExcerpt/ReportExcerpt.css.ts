import { style } from '@vanilla-extract/css';
import { lineWrap } from '../columns.css.ts';

export const rows = style({ vars: { [lineWrap]: 'normal' } });
