/** Container queries for the width of a chart, beside a sidebar or without one. */
export const chartSpace = {
  /** Sentences and captions fit into one line or two. */
  wide: '(min-width: 40rem)',
  /** The groups are beside the chart, and most of their names fit into one line. */
  beside: '(min-width: 56rem)',
} as const;
