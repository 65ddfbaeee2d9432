import type { Socket } from 'node:net';
import pg from 'pg';
import { hasNoConnectionLeft, isReadOnly, noteFailedConnection, readOnlyState } from './errors.ts';
import { splitHosts } from './hosts.ts';

/** Limits of each connection, in milliseconds; 0 is none. */
export interface SessionLimits {
  statement: number;
  idleInTransaction: number;
}

/** A pool's own settings beside those of the driver. */
export interface PoolSettings
  extends Omit<pg.PoolConfig, 'Client' | 'onConnect' | 'query_timeout'> {
  /** Null for a transaction pooler, whose sessions are not this pool's own. */
  limits: SessionLimits | null;
  /** Milliseconds for the connection to one host. */
  hostTimeout: number;
  /** Milliseconds without any response to a statement, after which its connection closes; 0 is none. */
  responseTimeout: number;
  /** Whether a single host may be read-only, as for a backup of a standby. */
  acceptsReadOnly?: boolean;
}

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Sets up a new connection. The limits are set here, as PgBouncer rejects them as start-up
 * parameters.
 * @throws with SQLSTATE 25006 for a standby or another read-only session.
 */
async function prepareSession(
  client: pg.ClientBase,
  limits: SessionLimits | null,
  acceptsReadOnly: boolean,
): Promise<void> {
  const state =
    "pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only";
  const { rows } = await (limits
    ? client.query<{ read_only: boolean }>(
        `SELECT set_config('statement_timeout', $1, false),
                set_config('idle_in_transaction_session_timeout', $2, false), ${state}`,
        [String(limits.statement), String(limits.idleInTransaction)],
      )
    : client.query<{ read_only: boolean }>(`SELECT ${state}`));
  if (rows[0]?.read_only && !acceptsReadOnly) {
    throw Object.assign(new Error('the database is read-only'), { code: readOnlyState });
  }
}

/**
 * Closes a connection whose database does not respond: what follows on it would wait as long again.
 * The socket has one timer. The driver's own limit has one for each statement, with which the rows of
 * nearly every statement were promoted to V8's old generation (ADR 068).
 */
function dropWhenSilent(client: pg.Client & { readonly readyForQuery?: boolean }, ms: number) {
  const stream = client.connection.stream as Socket;
  stream.setTimeout(ms);
  stream.on('timeout', () => {
    if (!client.readyForQuery) {
      stream.destroy(new Error('Query read timeout'));
    }
  });
}

/** Closes a connection whose database became read-only; the next one may find the new primary. */
function dropWhenReadOnly(client: pg.PoolClient): void {
  const { connection } = client;
  connection.on('errorMessage', (error: unknown) => {
    if (isReadOnly(error)) {
      connection.stream.destroy();
    }
  });
}

/** The host in use; a failure moves on to the next one. */
function rotation(databaseUrl: string) {
  const hosts = splitHosts(databaseUrl);
  let current = 0;
  return {
    count: hosts.length,
    get current() {
      return current;
    },
    url: (index: number) => hosts[index] ?? databaseUrl,
    fail: (index: number) => {
      if (index === current) {
        current = (index + 1) % hosts.length;
      }
    },
  };
}

/** Milliseconds until a pool whose database has no connection left asks for more again. */
const SHARE_MS = 1000;

/**
 * Has callers wait for the connections of a pool while its database has none left.
 * @returns handles an error of the pool: whether its caller may wait. Without an open connection each
 * caller may once, for those that are being opened.
 */
function shareConnections(
  pool: pg.Pool,
  countOpen: () => number,
): (error: unknown, isFirst: boolean) => boolean {
  const { max } = pool.options;
  return (error, isFirst) => {
    const open = countOpen();
    const mayBeReleased = open > 0 || (isFirst && pool.totalCount > 0);
    if (!hasNoConnectionLeft(error) || !mayBeReleased) {
      return false;
    }
    // The pool opens no further one for those in its queue.
    pool.options.max = Math.max(open, 1);
    setTimeout(() => {
      pool.options.max = max;
    }, SHARE_MS).unref();
    return true;
  };
}

/**
 * Of the errors of several hosts the one that is probably the primary's: a host that has no connection left or does
 * not admit the role, rather than a standby or a machine that is off.
 */
const likelyError = (errors: readonly unknown[]): unknown =>
  errors.find(hasNoConnectionLeft) ??
  errors.find((error) => error instanceof pg.DatabaseError) ??
  errors.at(-1);

/**
 * Connects again while the failure of a host has moved the pool on to another one, or another caller may
 * release a connection.
 */
function retryConnections(
  pool: pg.Pool,
  hosts: ReturnType<typeof rotation>,
  countOpen: () => number,
): void {
  const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
  const mayWait = shareConnections(pool, countOpen);
  const connectToAny = async (): Promise<pg.PoolClient> => {
    const errors: unknown[] = [];
    for (;;) {
      const tried = hosts.current;
      try {
        return await connect();
      } catch (error) {
        errors.push(error);
        if (errors.length === hosts.count || hosts.current === tried) {
          throw likelyError(errors);
        }
      }
    }
  };
  const connectOrWait = async (): Promise<pg.PoolClient> => {
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await connectToAny();
      } catch (error) {
        if (!mayWait(error, isFirst)) {
          noteFailedConnection(error);
          throw error;
        }
      }
    }
  };
  const connectWith = (callback?: Callback) => {
    const connecting = connectOrWait();
    if (!callback) {
      return connecting;
    }
    connecting.then(
      (client) => callback(undefined, client, client.release.bind(client)),
      (error: Error) => callback(error, undefined, () => undefined),
    );
    return undefined;
  };
  pool.connect = connectWith as typeof pool.connect;
}

/**
 * A pool over the hosts of a database's address. It connects to the first host that accepts
 * writes, as after a take-over by a standby, and to the same one until that fails. While the database has no
 * connection left, callers share those of the pool.
 */
export function createFailoverPool(databaseUrl: string, settings: PoolSettings): pg.Pool {
  const { limits, hostTimeout, responseTimeout, acceptsReadOnly = false, ...config } = settings;
  const hosts = rotation(databaseUrl);
  const hostOf = new WeakMap<pg.ClientBase, number>();
  let open = 0;
  class HostClient extends pg.Client {
    constructor(options?: pg.ClientConfig) {
      const index = hosts.current;
      const connectionString = hosts.url(index);
      super({ ...options, connectionString, connectionTimeoutMillis: hostTimeout });
      hostOf.set(this, index);
      const connect = this.connect.bind(this);
      // The pool's way to connect; `onConnect` covers what follows.
      this.connect = ((done: (error: Error) => void) =>
        connect((error: Error) => {
          if (error) {
            // A primary that has none left has not failed: the standby would reject its callers.
            if (open === 0 || !hasNoConnectionLeft(error)) {
              hosts.fail(index);
            }
          } else {
            dropWhenSilent(this, responseTimeout);
          }
          done(error);
        })) as typeof this.connect;
    }
  }
  const pool = new pg.Pool({
    ...config,
    Client: HostClient,
    onConnect: async (client) => {
      try {
        await prepareSession(client, limits, acceptsReadOnly && hosts.count === 1);
      } catch (error) {
        hosts.fail(hostOf.get(client) ?? hosts.current);
        throw error;
      }
    },
  });
  pool.on('connect', (client) => {
    open += 1;
    dropWhenReadOnly(client);
  });
  pool.on('remove', () => {
    open -= 1;
  });
  retryConnections(pool, hosts, () => open);
  return pool;
}
