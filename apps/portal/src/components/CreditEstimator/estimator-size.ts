/** Container queries for the width of the estimator, on a page or in a dialog. */
export const estimatorSize = {
  /** Width of two columns of fields. */
  medium: '(min-width: 28rem)',
  /** Width of four columns of fields and values. */
  wide: '(min-width: 44rem)',
} as const;
