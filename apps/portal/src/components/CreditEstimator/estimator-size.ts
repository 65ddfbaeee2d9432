/** Container queries for the width that the estimator has, on a page or in a dialog. */
export const estimatorRoom = {
  /** Room for two columns of fields. */
  medium: '(min-width: 28rem)',
  /** Room for four columns of fields and figures. */
  wide: '(min-width: 44rem)',
} as const;
