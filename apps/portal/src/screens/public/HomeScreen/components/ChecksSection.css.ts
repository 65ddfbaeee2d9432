import { media, sheetFrame, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const legend = style({
  ...sheetFrame(),
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column.md}), 1fr))`,
  columnGap: vars.space.xl,
  padding: vars.space.lg,
  backgroundColor: vars.color.background.surface,
  // Fifteen tools fill three columns.
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.md,
  alignItems: 'baseline',
  paddingBlock: vars.space.sm,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.soft}`,
});

/** Below its code where large text needs the whole line. */
export const name = style({ flex: `1 1 ${vars.size.column.xs}`, minInlineSize: 0 });

export const code = style({
  color: vars.color.tone.info.text,
  fontFamily: vars.type.family.mono,
  fontWeight: vars.type.weight.mono,
  fontSize: vars.type.size.sm,
});
