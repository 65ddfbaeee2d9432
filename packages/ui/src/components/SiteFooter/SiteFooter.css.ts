import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { inverseScope } from '../../css/inverse-scope.ts';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line, size, space, type } = vars;

export const footer = style({
  vars: inverseScope,
  background: color.background.inverse,
  color: color.text.inverse,
  fontSize: type.size.sm,
  overflowWrap: 'anywhere',
});

export const inside = style([
  frame,
  frameWidths.page,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.lg,
    paddingBlock: space.xl,
  },
]);

export const groups = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.xs}), 1fr))`,
});

// On a phone the brand has a line of its own, with the groups side by side below it.
export const brand = style({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });

export const groupLabel = style({
  paddingBlockEnd: space.xs,
  fontWeight: type.weight.strong,
  color: color.text.inverse,
});

export const list = style({ listStyle: 'none' });

globalStyle(`${list} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.sm,
  paddingBlock: space.xxs,
  color: color.text.inverseMuted,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.25em',
});
globalStyle(`${list} a:hover`, { color: color.text.inverse, textDecorationLine: 'underline' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.md,
  paddingBlockStart: space.md,
  borderBlockStart: `${line.hair} solid ${color.rule.inverse}`,
  color: color.text.inverseMuted,
});
