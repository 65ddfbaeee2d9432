/**
 * Container queries for the width of the filters: beside the sidebar they are narrower than the
 * screen. With a user or a tool they need 56 rem to fit into one line.
 */
export const filterSize = {
  folded: '(max-width: 29.99rem)',
  oneLine: '(min-width: 56rem)',
} as const;
