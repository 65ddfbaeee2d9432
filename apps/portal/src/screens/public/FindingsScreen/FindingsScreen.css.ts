import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const severities = style({
  display: 'grid',
  gap: vars.space.md,
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
