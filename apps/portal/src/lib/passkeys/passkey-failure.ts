/** Why the browser gave no passkey: dismissed or timed out, already known, not possible here. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported' | 'failed';

/** The browser created or used no passkey; nothing was sent to the server. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly problem: PasskeyProblem;

  /** @param text what the user reads; here, so that pages without passkeys do not load it. */
  constructor(problem: PasskeyProblem, text: string, cause?: unknown) {
    super(text, { cause });
    this.problem = problem;
  }
}
