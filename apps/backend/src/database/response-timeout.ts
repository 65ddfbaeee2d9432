import type pg from 'pg';
import type { ClientSource } from './pool.ts';
import { named } from './prepared.ts';
import { type BoundWait, createPreparedReads } from './prepared-reads.ts';

/**
 * A database without a response in so many samples is unresponsive: requests stop waiting for it.
 * Samples are counted instead of elapsed time, as a process that was paused itself has read no
 * response meanwhile.
 */
const SILENT_SAMPLES = 9;
const SAMPLE_MS = 100;

/** Has a connection report each response, and keep prepared statements. */
function listenTo(client: pg.PoolClient, responded: () => void, prepares: boolean): void {
  client.connection.on('readyForQuery', responded);
  // Of those that are sent together, the end of the query comes only after the last.
  client.connection.on('commandComplete', responded);
  if (prepares) {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => query(...named(args))) as typeof client.query;
  }
}

/** Who waits for a connection. */
interface Caller {
  /** Whole samples without a response since it came, or since the last response. */
  silentSamples: number;
  reject(error: Error): void;
}

/**
 * Bounds how long callers wait for a connection to an unresponsive database. One timer samples for all
 * of them and stops when there are none: under load nearly every statement waits, and a timer for each
 * costs more than the wait.
 * @param count the number of responses so far.
 */
function limitUnresponsiveTime(count: () => number, factor: number): BoundWait {
  const callers = new Set<Caller>();
  let timer: NodeJS.Timeout | undefined;
  let known = 0;
  const sample = () => {
    const isSilent = count() === known;
    known = count();
    for (const caller of callers) {
      caller.silentSamples = isSilent ? caller.silentSamples + 1 : 0;
      // The first sample started before the caller came.
      if (caller.silentSamples > SILENT_SAMPLES * factor) {
        callers.delete(caller);
        caller.reject(new Error('timeout exceeded when trying to connect'));
      }
    }
    if (callers.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
  return (reject: Caller['reject']) => {
    const caller = { silentSamples: 0, reject };
    callers.add(caller);
    if (!timer) {
      known = count();
      timer = setInterval(sample, SAMPLE_MS);
    }
    return () => callers.delete(caller);
  };
}

/**
 * The pool for requests of clients. They wait for a busy database as long as the pool allows; for
 * an unresponsive one, as when it is stopped or cut off, they fail soon.
 * @param factor multiplies that time (TIME_LIMIT_FACTOR).
 * @param prepares whether its connections keep prepared statements (DATABASE_PREPARED).
 */
export function withResponseTimeout(pool: pg.Pool, factor: number, prepares = true): ClientSource {
  let responses = 0;
  const responded = () => {
    responses += 1;
  };
  pool.on('connect', (client) => {
    responded();
    listenTo(client, responded, prepares);
  });
  const bound = limitUnresponsiveTime(() => responses, factor);
  const connectUnlessSilent = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      const stopWaiting = bound(reject);
      pool.connect().then(
        (client) => (stopWaiting() ? resolve(client) : client.release()),
        (error: Error) => {
          stopWaiting();
          reject(error);
        },
      );
    });
  const source = {
    connect: () => (pool.idleCount > 0 ? pool.connect() : connectUnlessSilent()),
    options: pool.options,
    end: () => pool.end(),
  };
  return prepares ? { ...source, preparedReads: createPreparedReads(pool, bound) } : source;
}
