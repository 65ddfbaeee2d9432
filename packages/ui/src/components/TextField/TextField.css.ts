import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const monoControl = style({
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
});

/** Figures of one width, aligned right, for amounts. */
export const numericControl = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
