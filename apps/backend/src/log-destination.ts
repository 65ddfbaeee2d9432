import SonicBoom from 'sonic-boom';

/** Bytes of log lines that wait for a slow or full disk; further lines are dropped. */
const MAX_WAITING = 1024 * 1024;
/** Milliseconds that the end of the process waits for the last lines. */
const FLUSH_MS = 500;

/** Where log lines go; it never blocks the process. */
export interface LogDestination {
  write(line: string): void;
  /** Lines that were dropped so far. */
  readonly dropped: number;
  /** Resolves once all lines are written, or cannot be. */
  flush(): Promise<void>;
}

/**
 * Writes log lines to a file descriptor asynchronously. Where it accepts none, as on a full disk
 * or behind a stalled pipe, lines wait up to a limit and are dropped and counted beyond it.
 * Not `pino.destination`: it writes synchronously at a fatal error and at the end, and repeats
 * that for ever on a full disk.
 */
export function createLogDestination(fd = 1): LogDestination {
  const target = new SonicBoom({ fd, sync: false, maxLength: MAX_WAITING });
  let dropped = 0;
  let waiting = 0;
  target.on('drop', () => {
    dropped += 1;
  });
  target.on('drain', () => {
    waiting = 0;
  });
  // The line stays in the buffer, and the next one tries again.
  target.on('error', () => undefined);
  return {
    write: (line) => {
      waiting += 1;
      target.write(line);
    },
    get dropped() {
      return dropped;
    },
    flush: async () => {
      if (waiting > 0) {
        const done = Promise.withResolvers<void>();
        const timer = setTimeout(done.resolve, FLUSH_MS);
        target.once('drain', done.resolve);
        target.once('error', () => done.resolve());
        await done.promise;
        clearTimeout(timer);
      }
    },
  };
}
