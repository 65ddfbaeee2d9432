import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const article = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
  paddingBlock: vars.space.xl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
  overflowWrap: 'break-word',
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 'none' },
  },
  '@media': { [media.print]: { paddingBlock: vars.space.md, breakInside: 'avoid' } },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xxs,
  columnGap: vars.space.lg,
  margin: 0,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
      rowGap: vars.space.sm,
      alignItems: 'baseline',
    },
  },
});

export const term = style({
  color: vars.color.text.muted,
  fontSize: vars.type.size.sm,
  fontWeight: vars.type.weight.medium,
});

export const fact = style({
  margin: 0,
  marginBlockEnd: vars.space.sm,
  maxInlineSize: vars.size.measure,
  '@media': { [media.tablet]: { marginBlockEnd: 0 } },
});
