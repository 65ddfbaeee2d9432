import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

// The header lies over the top of this page (§1), so the first section leaves room for it.
export const hero = style({
  paddingBlockStart: `calc(${vars.size.header} + ${vars.space.lg})`,
  paddingBlockEnd: vars.space.xl,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.rule.regular}`,
});

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});
