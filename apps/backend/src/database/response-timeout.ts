import type pg from 'pg';
import type { ClientSource } from './pool.ts';
import { named } from './prepared.ts';

/**
 * A server that has not answered anything in so many looks is silent: nobody waits in its queue.
 * Looks are counted and not the clock, as a process that was itself kept from its work has read no
 * answer meanwhile.
 */
const SILENT_LOOKS = 9;
const LOOK_MS = 100;

const isLate = (error: unknown) => error instanceof Error && /read timeout/i.test(error.message);

/** Tells of each answer, and hangs up on it when a query got no answer in time. */
function listenTo(client: pg.PoolClient, answered: () => void): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const response = query(...named(given));
    if (response instanceof Promise) {
      response.then(answered, (error: unknown) => {
        if (isLate(error)) {
          // What follows on this connection, such as a ROLLBACK, would wait as long again.
          client.connection.stream.destroy();
        } else {
          answered();
        }
      });
    }
    return response;
  };
  client.query = watched as typeof client.query;
}

/**
 * The pool for calls that someone waits for. A busy server is waited for as long as the pool
 * allows; a silent one, as when it is stopped or cut off, is given up soon.
 * @param factor multiplies how soon (TIME_LIMIT_FACTOR).
 */
export function givingUpOnSilence(pool: pg.Pool, factor: number): ClientSource {
  let responses = 0;
  const answered = () => {
    responses += 1;
  };
  pool.on('connect', (client) => {
    answered();
    listenTo(client, answered);
  });
  const connect = async () => {
    if (pool.idleCount > 0) {
      return pool.connect();
    }
    let known = responses;
    let looks = 0;
    const silent = Promise.withResolvers<never>();
    const timer = setInterval(() => {
      looks = responses === known ? looks + 1 : 0;
      known = responses;
      if (looks >= SILENT_LOOKS * factor) {
        silent.reject(new Error('timeout exceeded when trying to connect'));
      }
    }, LOOK_MS);
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
