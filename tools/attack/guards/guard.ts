/** A line of defence in the backend, and how it looks when somebody has taken it away. */
export interface Guard {
  /** What is no longer held off, in a few words. */
  readonly name: string;
  /** Source file below `apps/backend`. */
  readonly file: string;
  /** Text that stands in the file exactly once. */
  readonly text: string;
  /** What stands there without the guard. */
  readonly without: string;
  /** Test files below `apps/backend/src`, of which some test must fail without the guard. */
  readonly tests: readonly string[];
}

/**
 * A source without a guard.
 * @throws when the guard's text is not there exactly once: the table is then out of date.
 */
export function withoutGuard(source: string, { name, file, text, without }: Guard): string {
  const parts = source.split(text);
  if (parts.length !== 2) {
    throw new Error(`${file} holds the guard "${name}" ${parts.length - 1} times, not once.`);
  }
  return parts.join(without);
}
