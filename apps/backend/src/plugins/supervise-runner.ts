import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';

const RESTART_MS = 1000;
/** A shutdown takes as long as its slowest job, which is aborted; one that takes longer hangs. */
const SHUTDOWN_MS = 8000;
/** Failures in a row of all workers, of which each tries every two seconds. */
const MAX_FAILURES = 10;

/** Background work that starts again by itself until it is stopped. */
export interface SupervisedRunner {
  /** Lets running jobs end and stops for good. */
  stop(): Promise<void>;
}

/**
 * Stops a runner whose workers fail to fetch a job again and again: graphile-worker keeps the failure of its first
 * look at the database, and would return it for good once the database is back.
 */
function stopWhenFailing(runner: Runner): void {
  const { events } = runner;
  let failures = 0;
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === MAX_FAILURES) {
      // It rejects where the runner stops already.
      runner.stop('no job can be fetched').catch(() => undefined);
    }
  });
  for (const success of ['worker:getJob:empty', 'job:start'] as const) {
    events.on(success, () => {
      failures = 0;
    });
  }
}

/**
 * Waits for the end of a runner, also for one whose shutdown hangs: graphile-worker waits for good for a job
 * that it could not complete, as when the database is unavailable at that moment.
 */
async function waitUntilEnded(runner: Runner, shutdownMs: number): Promise<void> {
  const { promise, events } = runner;
  const stopping = new Promise((resolve) => {
    events.once('stop', resolve);
    events.once('pool:gracefulShutdown', resolve);
  });
  const hangs = stopping.then(async () => {
    await setTimeout(shutdownMs, null, { ref: false });
    // Its schedule would go on beside that of the next one.
    runner.stop().catch(() => undefined);
    throw new Error('the shutdown hangs');
  });
  await Promise.race([promise, hangs]);
}

/**
 * Starts a runner and, whenever it stops by itself, as without the database, another one.
 * @param start makes a runner; may reject.
 * @param shutdownMs after so many milliseconds a shutdown counts as hanging.
 */
export function superviseRunner(
  start: () => Promise<Runner>,
  log: FastifyBaseLogger,
  shutdownMs = SHUTDOWN_MS,
): SupervisedRunner {
  let runner: Runner | null = null;
  let stopping = false;
  const end = new AbortController();
  const pause = () => setTimeout(RESTART_MS, null, { signal: end.signal }).catch(() => undefined);
  const once = async () => {
    runner = await start();
    // The server may have started to close while the runner was starting.
    if (stopping) {
      await runner.stop();
    }
    stopWhenFailing(runner);
    await waitUntilEnded(runner, shutdownMs);
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
      end.abort();
      // A runner that is stopping by itself rejects another stop.
      await runner?.stop().catch(() => undefined);
      await working;
    },
  };
}
