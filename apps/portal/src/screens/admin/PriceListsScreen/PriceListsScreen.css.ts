import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { line, color, size, space, type } = vars;

export const editor = style({ maxInlineSize: `calc(${size.container.narrow} * 1.5)` });

export const levels = style({
  display: 'grid',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const level = style({
  paddingBlockEnd: space.md,
  borderBlockEnd: `${line.hair} solid ${color.rule.soft}`,
});

/** Name, Score and credits in one line on wide screens. */
export const levelFields = style({
  display: 'grid',
  gap: space.md,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto' },
  },
});

/** Aligned with the inputs of its level: below the height of a label. */
export const removal = style({
  '@media': {
    [media.tablet]: {
      paddingBlockStart: `calc(${type.size.sm} * ${type.lineHeight.snug} + ${space.xxs})`,
    },
  },
});
