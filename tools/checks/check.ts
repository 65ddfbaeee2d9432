/** One rule of the house, and what breaks it. */
export interface Check {
  readonly name: string;
  /** @returns one line per fault, each of which says what to do; none when the rule holds. */
  readonly run: () => string[];
}
