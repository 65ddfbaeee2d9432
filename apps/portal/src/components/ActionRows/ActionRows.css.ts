import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

/** A list of things, each with its action beside it: sessions, second factors. */
export const actionRows = style({ margin: 0, padding: 0, listStyle: 'none' });

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
