import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { color, line, space, type } = vars;

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16ch, 1fr))',
  gap: space.sm,
  padding: space.md,
  fontFamily: type.family.mono,
  fontWeight: type.weight.mono,
  background: color.background.sunken,
  border: `${line.hair} dashed ${color.rule.strong}`,
});
