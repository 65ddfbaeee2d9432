import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../css/breakpoints.ts';
import { inverseScope } from '../../css/inverse-scope.ts';
import { frame, frameWidths } from '../../css/page-width.css.ts';
import { vars } from '../../themes/vars.css.ts';

const { color, line: rule, size, space, type } = vars;

export const footer = style({
  vars: inverseScope,
  // On a dark page its background is that of the last section.
  borderBlockStart: `${rule.hair} solid ${color.rule.inverse}`,
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
  // The name in a logo, which may be higher than a line, and the labels are on one line.
  alignItems: 'baseline',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${size.column.xs}), 1fr))`,
});

// On a phone the logo has a line of its own, with the groups side by side below it.
export const brand = style({ '@media': { [media.belowTablet]: { gridColumn: '1 / -1' } } });

export const groupLabel = style({
  paddingBlockEnd: space.xs,
  fontWeight: type.weight.strong,
  color: color.text.inverse,
});

export const list = style({ listStyle: 'none' });

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: size.control.sm,
  paddingBlock: space.xxs,
  textDecorationLine: 'none',
  textUnderlineOffset: '0.25em',
} as const;

globalStyle(`${list} a`, { ...link, color: color.text.inverseMuted });
globalStyle(`${list} a:hover`, { color: color.text.inverse, textDecorationLine: 'underline' });

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.md,
  color: color.text.inverseMuted,
  selectors: {
    '* + &': {
      paddingBlockStart: space.md,
      borderBlockStart: `${rule.hair} solid ${color.rule.inverse}`,
    },
  },
});

export const footerLine = style({
  borderBlockStart: `${rule.hair} solid ${color.rule.regular}`,
  color: color.text.muted,
  fontSize: type.size.sm,
  overflowWrap: 'anywhere',
});

export const insideLine = style([
  frame,
  frameWidths.page,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.lg,
    rowGap: space.xxs,
    paddingBlock: space.sm,
  },
]);

globalStyle(`${insideLine} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

// The note is at the start of the line, and everything else at its end.
globalStyle(`${insideLine} > :first-child`, {
  marginInlineEnd: 'auto',
  // With less space it has a line of its own, so that all else remains side by side.
  '@media': { [media.belowDesktop]: { flexBasis: '100%' } },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.lg,
  listStyle: 'none',
});

globalStyle(`${line} a`, { ...link, color: 'inherit' });
globalStyle(`${line} a:hover`, { color: color.text.regular, textDecorationLine: 'underline' });
