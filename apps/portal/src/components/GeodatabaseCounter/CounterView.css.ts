import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** Keeps the table clear of the focus ring over it. */
export const details = style({ paddingBlockStart: vars.space.xs });
