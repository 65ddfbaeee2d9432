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
  // Of most articles two fit on a sheet, and none is broken.
  '@media': {
    [media.print]: { gap: vars.space.sm, paddingBlock: vars.space.sm, breakInside: 'avoid' },
  },
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

const sideBySide = {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
  alignItems: 'baseline',
} as const;

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xxs,
  columnGap: vars.space.lg,
  margin: 0,
  '@media': {
    [media.tablet]: { ...sideBySide, rowGap: vars.space.sm },
    // Paper is narrower than a tablet.
    [media.print]: { ...sideBySide, rowGap: vars.space.xxs },
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
  '@media': { [media.tablet]: { marginBlockEnd: 0 }, [media.print]: { marginBlockEnd: 0 } },
});
