import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database-types.ts';

/** The database as repositories see it: the pool, or a transaction of it. */
export type Db = Kysely<Database>;

const INT8 = 20;

/** Row ids fit a double exactly (< 2^53); credits and money stay text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
};

const shared = { types, application_name: 'gdb-audit-portal', keepAlive: true } as const;

// Without listeners a connection that breaks, idle or in use, would end the process; its
// caller learns of it by the rejection of its own query.
const ignoreLoss = () => undefined;

function guarded(pool: pg.Pool): pg.Pool {
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));
  return pool;
}

/** Half-open connections must not occupy the pool once the database is back. */
const promptClient = (connectionTimeoutMillis: number) =>
  class PromptClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis });
    }
  };

/**
 * * The pool of the requests: a statement takes at most 1.5 s and a response 1.7 s, so that a
 * database that hangs becomes a 503 within two seconds and not a queue.
 * @param factor multiplies these limits (TIME_LIMIT_FACTOR).
 */
export function createPool(connectionString: string, max: number, factor: number): pg.Pool {
  return guarded(
    new pg.Pool({
      ...shared,
      Client: promptClient(1000 * factor),
      connectionString,
      max,
      connectionTimeoutMillis: 5000 * factor,
      idleTimeoutMillis: 30_000,
      statement_timeout: 1500 * factor,
      query_timeout: 1700 * factor,
      idle_in_transaction_session_timeout: 10_000,
    }),
  );
}

/**
 * The pool of the background work, beside that of the requests: neither uses the other's
 * connections, and no request waits for a clean-up.
 */
export function createJobsPool(connectionString: string): pg.Pool {
  return guarded(
    new pg.Pool({
      ...shared,
      connectionString,
      max: 5,
      connectionTimeoutMillis: 5000,
      statement_timeout: 20_000,
      query_timeout: 25_000,
      idle_in_transaction_session_timeout: 10_000,
    }),
  );
}

/** Two connections without limits on time: for a command that someone waits for. */
export function createCommandPool(connectionString: string): pg.Pool {
  return guarded(
    new pg.Pool({ ...shared, connectionString, max: 2, connectionTimeoutMillis: 10_000 }),
  );
}

/** Source of connections: a pool or its wrapper. */
export type ClientSource = Pick<pg.Pool, 'end' | 'options'> & { connect(): Promise<pg.PoolClient> };

/** Kysely over a pool; ending it ends the pool. */
export function createDatabase(pool: ClientSource): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
