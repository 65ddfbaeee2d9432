import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/**
 * The lead is beside the heading where it fits. It wraps before the actions beside both do, which stay at
 * the end of the line in every report.
 */
export const compact = style({
  flex: `1 1 ${vars.size.column.md}`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
});
