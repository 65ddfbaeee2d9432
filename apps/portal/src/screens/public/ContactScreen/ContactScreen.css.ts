import { vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const networks = style({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
