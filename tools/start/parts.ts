import type { Child, Exit } from '../lib/child.ts';
import { Fault } from '../lib/fault.ts';
import type { Lock } from '../lib/lock.ts';

/** The parts started so far, and how they are taken down again. */
export class Parts {
  /** Settles when a child ended by itself: which one, how, and its last words. */
  readonly failed: Promise<Fault>;
  #fail: (fault: Fault) => void = () => undefined;
  readonly #undo: (() => Promise<void>)[] = [];
  #stopping: Promise<void> | null = null;

  constructor() {
    this.failed = new Promise((resolve) => {
      this.#fail = resolve;
    });
  }

  /** @param patience milliseconds before it is ended by force. */
  add(child: Child, patience: number): void {
    this.#undo.push(() => child.stop(patience));
    void child.exited.then((exit) => this.#ended(child, exit));
  }

  addLock(lock: Lock): void {
    this.#undo.push(() => lock.release());
  }

  #ended(child: Child, { code, signal }: Exit): void {
    if (this.#stopping) return;
    const how = signal ? `by ${signal}` : `with code ${code}`;
    this.#fail(new Fault(`${child.name} ended ${how}. Its last words:`, child.lastLines()));
  }

  /** Stops all, the last started first. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopping ??= (async () => {
      for (const undo of this.#undo.toReversed()) await undo();
    })();
    return this.#stopping;
  }
}
