import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

const RESTART_MS = 1000;

/** Background work that starts again by itself until it is stopped. */
export interface SupervisedRunner {
  /** Lets running jobs end and stops for good. */
  stop(): Promise<void>;
}

/**
 * Starts a runner and, whenever it stops by itself, as without the database, another one.
 * @param start makes a runner; may reject.
 */
export function superviseRunner(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
): SupervisedRunner {
  let runner: Runner | null = null;
  let stopping = false;
  let endPause: () => void = () => undefined;
  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, RESTART_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const once = async () => {
    runner = await start();
    // The server may have started to close while the runner was starting.
    if (stopping) {
      await runner.stop();
    }
    await runner.promise;
  };
  const working = (async () => {
    while (!stopping) {
      await once().catch((error: unknown) => {
        log.warn({ err: error }, 'background work stopped; it starts again');
      });
      runner = null;
      if (!stopping) {
        await pause();
      }
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      endPause();
      // A runner that is stopping by itself rejects another stop.
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}
