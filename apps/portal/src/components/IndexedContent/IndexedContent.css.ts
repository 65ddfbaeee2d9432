import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `minmax(0, ${vars.size.column.md}) minmax(0, 1fr)`,
      columnGap: vars.space.xxl,
    },
  },
});

export const index = style({
  ...sheetFrame(),
  padding: vars.space.md,
  backgroundColor: vars.color.background.surface,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.md})`,
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.xl})`,
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const list = style({
  display: 'grid',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.lg },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.sm,
  alignItems: 'baseline',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  color: vars.color.text.regular,
  fontSize: vars.type.size.sm,
  textDecoration: 'none',
  '@media': { [media.tiny]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
  selectors: { '&:hover': { color: vars.color.tone.primary.text, textDecoration: 'underline' } },
});

export const code = style({
  color: vars.color.tone.info.text,
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
  // Lower than the label, so that no fallback font makes the line higher.
  lineHeight: vars.type.lineHeight.snug,
});

export const name = style({ gridColumn: -2 });

export const content = style({ minInlineSize: 0 });
