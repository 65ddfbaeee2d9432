import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

export const form = style({
  display: 'grid',
  gap: space.sm,
  alignItems: 'start',
  gridTemplateColumns: '1fr 1fr',
  paddingBlock: space.md,
  borderBlock: `${line.hair} solid ${color.rule.soft}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 12rem)) auto', gap: space.md },
  },
});

// The button stands on the line of the controls: as far down as a label takes.
export const action = style({
  paddingBlockStart: `calc(${type.size.sm} * ${type.lineHeight.snug} + ${space.xxs})`,
  '@media': { [media.tablet]: { justifySelf: 'start' } },
});
