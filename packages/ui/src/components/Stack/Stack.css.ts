import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

// Not of `sprinkles`: every page would have all its steps inline, in all widths.
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  listStyle: 'none',
});

// What does not fill the line is no wider than it either: a word without a break is broken. Whatever
// a child says of its own width wins.
globalStyle(`:where(${stack}) > *`, { maxInlineSize: '100%' });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
