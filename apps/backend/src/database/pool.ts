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

// Without listeners a connection that breaks, idle or in use, would end the process; whoever
// waits for its answer is told by that query's own rejection.
const ignoreLoss = () => undefined;

function guarded(pool: pg.Pool): pg.Pool {
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));
  return pool;
}

/**
 * A bounded pool: no statement above 5 s, no wait for a connection above 5 s, so that a database
 * that hangs becomes a 503 and not a queue.
 */
export function createPool(connectionString: string, max: number): pg.Pool {
  return guarded(
    new pg.Pool({
      ...shared,
      connectionString,
      max,
      connectionTimeoutMillis: 5000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 5000,
      query_timeout: 6000,
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

/** Kysely over a pool; ending it ends the pool. */
export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
