/**
 * An error that the user at the terminal can fix: printed as its message alone, without a stack.
 * Anything else that is thrown is a defect of the program and prints its stack.
 */
export class CliError extends Error {
  override readonly name = 'CliError';
  /** Lines of output that show why, e.g. the last output of a child process. */
  readonly details: readonly string[];

  /** @param message what happened and what to do, in one or more lines. */
  constructor(message: string, details: readonly string[] = []) {
    super(message);
    this.details = details;
  }
}

/** What a terminal shows of an error: the message alone of one that its user can fix, else the stack and the causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof CliError) {
    return [error.message, ...error.details.map((line) => `  ${line}`)].join('\n');
  }
  // A mistyped option is the user's as well.
  if ('code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS_')) return error.message;
  const text = error.stack ?? error.message;
  // `fetch` says only in the cause why it failed.
  return error.cause === undefined ? text : `${text}\ncaused by ${describeError(error.cause)}`;
}

/** Runs a program; an error is printed and makes the exit status 1. */
export async function runMain(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(describeError(error));
    process.exitCode = 1;
  }
}
