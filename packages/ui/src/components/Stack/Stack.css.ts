import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { sprinkles } from '../../css/sprinkles.css.ts';
import { gaps } from '../private/types.ts';

export const stackAlignments = ['stretch', 'start', 'center', 'end'] as const;

export const stack = style([
  sprinkles({ display: 'flex', flexDirection: 'column' }),
  { minInlineSize: 0, listStyle: 'none' },
]);

// What does not fill the line is no wider than it either: a word without a break is broken. Whatever
// a child says of its own width wins.
globalStyle(`:where(${stack}) > *`, { maxInlineSize: '100%' });

export const gap = styleVariants(
  Object.fromEntries(gaps.map((key) => [key, key])) as { [K in (typeof gaps)[number]]: K },
  (key) => [sprinkles({ gap: key })],
);

export const align = styleVariants(
  { stretch: 'stretch', start: 'start', center: 'center', end: 'end' } as const,
  (key) => [sprinkles({ alignItems: key })],
);
