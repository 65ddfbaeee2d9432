import type { Child, Exit } from '../lib/child.ts';
import { CliError } from '../lib/cli-error.ts';
import type { Lock } from '../lib/lock.ts';

/** The processes and the lock of a start, and how they are stopped. */
export class Parts {
  /** Resolves when a child exited by itself, with its exit status and last output. */
  readonly failed: Promise<CliError>;
  #fail: (error: CliError) => void = () => undefined;
  readonly #undo: (() => Promise<void>)[] = [];
  #stopping: Promise<void> | null = null;

  constructor() {
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
  }

  /** @param timeout milliseconds until SIGKILL. */
  add(child: Child, timeout: number): void {
    this.#undo.push(() => child.stop(timeout));
    void child.exited.then((exit) => this.#exited(child, exit));
  }

  addLock(lock: Lock): void {
    this.#undo.push(() => lock.release());
  }

  #exited(child: Child, { code, signal }: Exit): void {
    if (this.#stopping) return;
    const how = signal ? `by ${signal}` : `with code ${code}`;
    this.#fail(new CliError(`${child.name} exited ${how}. Its last output:`, child.lastLines()));
  }

  /** Stops all, the last started first. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const undo of this.#undo.toReversed()) await undo();
    })();
    return this.#stopping;
  }
}
