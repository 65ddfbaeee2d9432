/** A rule of the repository that no other tool checks. */
export interface Check {
  readonly name: string;
  /** @returns one line per issue that says what to do; none when the rule holds. */
  readonly run: () => string[];
}
