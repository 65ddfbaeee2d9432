import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const severities = style({
  display: 'grid',
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.type.size.sm,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.xl },
  },
});

export const severity = style({
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  alignContent: 'start',
});
