/**
 * Something the person at the terminal can mend: printed as its message alone, without a stack.
 * Anything else that is thrown is a defect of the program and keeps its stack.
 */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly details: readonly string[];

  /**
   * @param message what happened and what to do, in one or more lines.
   * @param details lines of output that show why, e.g. the last words of a child process.
   */
  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** Text of an error for the terminal: a fault's words, or the whole stack of a defect. */
export function describeError(error: unknown): string {
  if (error instanceof Fault) {
    const details = error.details.map((line) => `  ${line}`);
    return [error.message, ...details].join('\n');
  }
  if (!(error instanceof Error)) return String(error);
  const words = error.stack ?? error.message;
  // What `fetch` throws says only in its cause why.
  return error.cause === undefined ? words : `${words}\nbecause of ${describeError(error.cause)}`;
}
