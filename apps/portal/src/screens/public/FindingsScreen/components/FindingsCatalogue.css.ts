import { media, vars } from '@consultancy/ui/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const catalogue = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
});

export const search = style({ maxInlineSize: vars.size.column.lg });

export const tool = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.sm,
  paddingBlockStart: vars.space.md,
  borderBlockStart: `${vars.line.thick} solid ${vars.color.rule.strong}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${vars.size.column.md}) minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
    // In a grid the head would be alone at the end of a page.
    [media.print]: { display: 'block' },
  },
});

export const head = style({ display: 'grid', gap: vars.space.xxs, breakInside: 'avoid' });

export const toolLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { color: vars.color.tone.primary.text, textDecoration: 'underline' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  alignItems: 'center',
  justifyItems: 'start',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
  color: vars.color.text.regular,
  textDecoration: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
    [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { breakInside: 'avoid' },
  },
});

export const code = style({
  color: vars.color.tone.info.text,
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
});

export const title = style({
  gridColumn: 2,
  '@media': { [media.tiny]: { gridColumn: 'auto' } },
  selectors: {
    [`${row}:hover &`]: { color: vars.color.tone.primary.text, textDecoration: 'underline' },
  },
});

// Below the title: as wide as the word in it, it would displace the titles from each other.
globalStyle(`${row} > :last-child`, {
  gridColumn: 2,
  '@media': {
    [media.tablet]: { gridColumn: 'auto' },
    [media.tiny]: { gridColumn: 'auto' },
  },
});
