import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifications = ['start', 'center', 'end', 'between'] as const;

export const inline = style({ display: 'flex', minInlineSize: 0, listStyle: 'none' });

export const wrapping = style({ flexWrap: 'wrap' });

// A child on a line of its own is no wider than the line; a longer word breaks.
globalStyle(`:where(${wrapping}) > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const align = styleVariants({
  start: { alignItems: 'start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = styleVariants({
  start: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'end' },
  between: { justifyContent: 'space-between' },
});
