import type pg from 'pg';
import type { ClientSource } from './pool.ts';
import { named } from './prepared.ts';

/**
 * A database without a response in so many samples is unresponsive: requests stop waiting for it.
 * Samples are counted instead of elapsed time, as a process that was paused itself has read no
 * response meanwhile.
 */
const SILENT_SAMPLES = 9;
const SAMPLE_MS = 100;

const isLate = (error: unknown) => error instanceof Error && /read timeout/i.test(error.message);

/** Reports each response, and closes the connection when a query got none in time. */
function listenTo(client: pg.PoolClient, responded: () => void, prepares: boolean): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watched = (...args: unknown[]) => {
    const response = query(...(prepares ? named(args) : args));
    if (response instanceof Promise) {
      response.then(responded, (error: unknown) => {
        if (isLate(error)) {
          // What follows on this connection, such as a ROLLBACK, would wait as long again.
          client.connection.stream.destroy();
        } else {
          responded();
        }
      });
    }
    return response;
  };
  client.query = watched as typeof client.query;
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
  const connect = async () => {
    if (pool.idleCount > 0) {
      return pool.connect();
    }
    let known = responses;
    let silentSamples = 0;
    const silent = Promise.withResolvers<never>();
    const timer = setInterval(() => {
      silentSamples = responses === known ? silentSamples + 1 : 0;
      known = responses;
      if (silentSamples >= SILENT_SAMPLES * factor) {
        silent.reject(new Error('timeout exceeded when trying to connect'));
      }
    }, SAMPLE_MS);
    const connecting = pool.connect();
    try {
      return await Promise.race([connecting, silent.promise]);
    } catch (error) {
      connecting.then(
        (client) => client.release(),
        () => undefined,
      );
      throw error;
    } finally {
      clearInterval(timer);
    }
  };
  return { connect, options: pool.options, end: () => pool.end() };
}
