/** The room that a picture asks for, beside a sidebar or without one. */
export const chartSpace = {
  /** Sentences and captions stand in one line or two. */
  wide: '(min-width: 40rem)',
  /** The groups stand beside the chart, and most of their names in one line. */
  beside: '(min-width: 56rem)',
} as const;
