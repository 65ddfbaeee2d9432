import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

const { line, radius, size } = vars;

export const social = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.control.md,
  blockSize: size.control.md,
  color: 'inherit',
  border: `${line.hair} solid currentColor`,
  borderRadius: radius.md,
});
