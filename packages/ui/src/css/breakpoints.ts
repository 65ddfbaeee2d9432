/** Narrowest viewport of each step, in rem so that zoom moves them too (48 rem = 768 px). */
export const breakpoints = { tablet: '48rem', desktop: '64rem' } as const;

/** Media queries for `@media` blocks; everything outside them is for the narrowest screen. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  belowTablet: 'screen and (max-width: 47.99rem)',
  /** A window at a high zoom, or a phone on its side: nothing but the content has room. */
  low: 'screen and (max-height: 30rem)',
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Container queries: a component asks for the room it has, not for the width of the screen. */
export const containers = {
  cards: '(max-width: 43.99rem)',
  /** Two columns would break words: a card on a small screen, with large text. */
  tiny: '(max-width: 15rem)',
  table: '(min-width: 44rem)',
  /** A table that fits, but tightly: cells have less padding. */
  tightTable: '(min-width: 44rem) and (max-width: 55.99rem)',
  /** Both days of a range and its periods in one line. */
  dateRange: '(min-width: 25rem)',
} as const;
