import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../css/sprinkles.css.ts';

export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifications = ['start', 'center', 'end', 'between'] as const;

export const inline = style([
  sprinkles({ display: 'flex' }),
  { minInlineSize: 0, listStyle: 'none' },
]);

export const wrapping = style([sprinkles({ flexWrap: 'wrap' })]);

// What has a line to itself is no wider than it: a word without a break is broken.
globalStyle(`:where(${wrapping}) > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const align = styleVariants(
  {
    start: 'start',
    center: 'center',
    end: 'end',
    baseline: 'baseline',
    stretch: 'stretch',
  } as const,
  (key) => [sprinkles({ alignItems: key })],
);

export const justify = styleVariants(
  { start: 'start', center: 'center', end: 'end', between: 'space-between' } as const,
  (key) => [sprinkles({ justifyContent: key })],
);
