/** Container queries for the width of a chart, beside a sidebar or without one. */
export const chartSpace = {
  /** Sentences and captions fit into one line or two. */
  wide: '(min-width: 40rem)',
  /** The groups are beside the chart, and most of their names fit into one line. */
  beside: '(min-width: 56rem)',
  /** The same, narrower than on a screen of 1280 px without a scroll bar: one more name is broken. */
  closeBeside: '(min-width: 56rem) and (max-width: 59.5rem)',
} as const;
