import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const monoControl = style({
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
});

/** For amounts: tabular figures, aligned at the end. */
export const numericControl = style({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
