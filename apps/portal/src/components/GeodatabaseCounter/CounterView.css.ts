import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Reserves the width of the focus ring around the table. */
export const details = style({ paddingBlockStart: vars.space.xs });
