/**
 * How much room the filters have, as container queries: beside the sidebar that is less than the
 * screen's. With all fields they need 54 rem to stand in one line.
 */
export const filterRoom = {
  twoLines: '(min-width: 30rem) and (max-width: 53.99rem)',
  oneLine: '(min-width: 54rem)',
} as const;
