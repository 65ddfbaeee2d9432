/**
 * Minimum viewport width per breakpoint, in rem so that it follows the user's font size (48 rem =
 * 768 px).
 */
export const breakpoints = { tablet: '48rem', desktop: '64rem' } as const;

/** Media queries for `@media` blocks. Styles outside of them are for the smallest viewport. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet})`,
  desktop: `screen and (min-width: ${breakpoints.desktop})`,
  belowTablet: 'screen and (max-width: 47.99rem)',
  belowDesktop: 'screen and (max-width: 63.99rem)',
  /** A phone with large text: two columns would break words. */
  tiny: 'screen and (max-width: 15rem)',
  /** A window at high zoom, or a phone in landscape orientation: only the content fits. */
  low: 'screen and (max-height: 30rem)',
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Container queries: a component adapts to its container and not to the viewport. */
export const containers = {
  /** Rows of a table are cards. */
  cards: '(max-width: 43.99rem)',
  /** Two columns would break words, for example in a card on a small screen with large text. */
  tiny: '(max-width: 15rem)',
  /** Rows of a table are rows. */
  table: '(min-width: 44rem)',
  /** A table that barely fits: cells have less padding. */
  tightTable: '(min-width: 44rem) and (max-width: 55.99rem)',
  /** Two metrics fit beside each other, and three do not. */
  twoStats: '(max-width: 29.99rem)',
  /** Both dates of a range and its presets fit on one line. */
  dateRange: '(min-width: 25rem)',
} as const;
