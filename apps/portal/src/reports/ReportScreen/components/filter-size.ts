/**
 * Container queries for the width of the filters: beside the sidebar they are narrower than the
 * screen. With all fields they need 54 rem to fit into one line.
 */
export const filterSize = {
  twoLines: '(min-width: 30rem) and (max-width: 53.99rem)',
  oneLine: '(min-width: 54rem)',
} as const;
