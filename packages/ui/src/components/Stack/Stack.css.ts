import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

// Not made with `sprinkles`: every page would include all steps at all breakpoints.
export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  listStyle: 'none',
});

// A child is no wider than the stack, and a longer word breaks. A width of the child itself takes
// precedence.
globalStyle(`:where(${stack}) > *`, { maxInlineSize: '100%' });

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
});
