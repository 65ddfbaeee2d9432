import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

// The header overlaps the top of this page (§1), so the first section reserves its height.
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
    [media.desktop]: { gridTemplateColumns: 'minmax(min-content, 5fr) 7fr' },
  },
});
