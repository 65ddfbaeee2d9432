import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** The lead is beside the heading where it fits. */
export const compact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
});
