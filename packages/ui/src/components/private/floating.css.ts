import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const { color, layer, line, radius, shadow } = vars;

/** Panel of lists, menus and popovers. */
export const panel = style({
  zIndex: layer.overlay,
  backgroundColor: color.background.raised,
  border: `${line.hair} solid ${color.rule.strong}`,
  borderRadius: radius.md,
  boxShadow: shadow.overlay,
  color: color.text.regular,
  '@media': { print: { display: 'none' } },
});
