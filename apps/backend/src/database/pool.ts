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

/**
 * A bounded pool: no statement above 5 s, no wait for a connection above 5 s, so that a database
 * that hangs becomes a quick 503 and not a queue.
 */
export function createPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'gdb-audit-portal',
    keepAlive: true,
  });
  // Without listeners a connection that breaks, idle or in use, would end the process; whoever
  // waits for its answer is told by that query's own rejection.
  pool.on('error', ignoreLoss);
  pool.on('connect', (client) => client.on('error', ignoreLoss));
  return pool;
}

function ignoreLoss(): void {}

/** Kysely over a pool; ending it ends the pool. */
export function createDatabase(pool: pg.Pool): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
