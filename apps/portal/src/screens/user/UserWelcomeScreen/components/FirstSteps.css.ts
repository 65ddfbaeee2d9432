import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

export const list = style({
  display: 'grid',
  gap: space.md,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.md,
  alignItems: 'baseline',
  borderInlineStart: `${line.heavy} solid ${color.rule.regular}`,
  paddingInlineStart: space.md,
  selectors: { '&[data-done="true"]': { borderInlineStartColor: color.tone.success.line } },
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.xs,
});

export const number = style({
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
  color: color.text.muted,
});
