import { media, vars } from '@consultancy/ui/css';
import { style } from '@vanilla-extract/css';

export const result = style({
  display: 'grid',
  gap: vars.space.md,
  paddingBlock: vars.space.md,
  borderBlock: `${vars.line.hair} solid ${vars.color.rule.regular}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const fact = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });

export const value = style({
  fontSize: vars.type.size.lg,
  fontWeight: vars.type.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
