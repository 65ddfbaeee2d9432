import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const hero = style({
  paddingBlock: vars.space.xxl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.regular}`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'end',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});
