import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  padding: space.md,
  background: color.background.sunken,
  border: `${line.hair} dashed ${color.rule.strong}`,
});

export const code = style({
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
  fontSize: type.heading.md,
  letterSpacing: '0.08em',
  overflowWrap: 'anywhere',
});
