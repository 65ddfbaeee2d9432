import { media, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const item = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.lg,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
  '@media': {
    [media.print]: { gap: vars.space.xs, paddingBlock: vars.space.sm, breakInside: 'avoid' },
  },
  selectors: {
    '&:first-child': { borderBlockStart: `${vars.line.thick} solid ${vars.color.rule.strong}` },
  },
});

export const head = style({
  display: 'grid',
  gap: vars.space.md,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.sm,
  columnGap: vars.space.xl,
  margin: 0,
  fontSize: vars.type.size.sm,
  // Reserves its height, so that nothing below shifts.
  selectors: { '&[data-unread]': { visibility: 'hidden' } },
});

globalStyle(`${facts} dt`, { color: vars.color.text.muted });
globalStyle(`${facts} dd`, { margin: 0 });

export const checksum = style({ flexBasis: '100%', minInlineSize: 0 });

globalStyle(`${checksum} dd`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.sm,
  alignItems: 'center',
});

export const digest = style({
  fontFamily: vars.type.family.mono,
  fontSize: vars.type.size.xs,
  overflowWrap: 'anywhere',
});
