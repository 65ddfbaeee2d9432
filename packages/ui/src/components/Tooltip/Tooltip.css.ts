import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, radius, size, space, type } = vars;

export const tooltip = style({
  zIndex: layer.overlay,
  maxInlineSize: `min(${size.column.md}, calc(100vw - 2 * ${space.xs}))`,
  paddingBlock: space.xxs,
  paddingInline: space.xs,
  background: color.tone.neutral.solid,
  border: `${line.hair} solid ${color.rule.inverse}`,
  borderRadius: radius.md,
  color: color.tone.neutral.onSolid,
  fontSize: type.size.xs,
  lineHeight: type.lineHeight.snug,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});
