import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** One of several things, with its action beside it: a session, a second factor. */
export const actionRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space.md,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { paddingBlockStart: 0 } },
});
