import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

export const list = style({
  display: 'grid',
  gap: space.md,
  listStyle: 'none',
  padding: 0,
  margin: 0,
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space.md,
  alignItems: 'baseline',
  borderInlineStart: `${line.heavy} solid ${color.tone.primary.line}`,
  paddingInlineStart: space.md,
});

export const number = style({
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
  color: color.text.muted,
});
