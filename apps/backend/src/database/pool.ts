import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Config, directUrlOf } from '../config.ts';
import type { Database } from './database-types.ts';
import { createFailoverPool } from './failover-pool.ts';
import type { NamedStatement, PreparedValue } from './prepared-batch.ts';
import type { PreparedReads } from './prepared-reads.ts';

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

/** The limits of a pool of requests. @param factor multiplies those on time (TIME_LIMIT_FACTOR). */
const requestLimits = (max: number, factor: number) => ({
  ...shared,
  max,
  // Half-open connections must not occupy the pool once the database is back.
  hostTimeout: 1000 * factor,
  connectionTimeoutMillis: 5000 * factor,
  idleTimeoutMillis: 30_000,
  responseTimeout: 1700 * factor,
  limits: { statement: 1500 * factor, idleInTransaction: 10_000 },
});

/**
 * The pool of the requests: a statement takes at most 1.5 s and a response 1.7 s, so that a
 * database that hangs becomes a 503 within two seconds and not a queue.
 * @param factor multiplies these limits (TIME_LIMIT_FACTOR).
 * @param pooled whether the address is that of a transaction pooler (DATABASE_DIRECT_URL): the
 * limit of a statement is then that of the role.
 */
export function createPool(
  databaseUrl: string,
  max: number,
  factor: number,
  pooled = false,
): pg.Pool {
  const settings = requestLimits(max, factor);
  return guarded(
    createFailoverPool(databaseUrl, pooled ? { ...settings, limits: null } : settings),
  );
}

/** The pool of the requests that a standby may serve (DATABASE_READ_URL), with the same limits. */
export function createReadPool(databaseUrl: string, max: number, factor: number): pg.Pool {
  const settings = requestLimits(max, factor);
  return guarded(createFailoverPool(databaseUrl, { ...settings, acceptsReadOnly: true }));
}

/**
 * The pool of the background work, beside that of the requests: neither uses the other's
 * connections, and no request waits for a clean-up.
 */
export function createJobsPool(databaseUrl: string): pg.Pool {
  return guarded(
    createFailoverPool(databaseUrl, {
      ...shared,
      // Distinguishes these connections in the database's own log and activity.
      application_name: `${shared.application_name}-jobs`,
      max: 5,
      hostTimeout: 5000,
      connectionTimeoutMillis: 5000,
      responseTimeout: 25_000,
      limits: { statement: 20_000, idleInTransaction: 10_000 },
    }),
  );
}

/**
 * Two connections without limits on time.
 * @param databaseUrl no transaction pooler: it would give connections without limits to requests.
 */
export function createUnlimitedPool(databaseUrl: string): pg.Pool {
  return guarded(
    createFailoverPool(databaseUrl, {
      ...shared,
      max: 2,
      hostTimeout: 10_000,
      connectionTimeoutMillis: 10_000,
      responseTimeout: 0,
      limits: { statement: 0, idleInTransaction: 0 },
      acceptsReadOnly: true,
    }),
  );
}

/** The pool of a command that someone waits for: connections to the database itself, without limits on time. */
export const createCommandPool = (
  config: Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>,
): pg.Pool => createUnlimitedPool(directUrlOf(config));

/** Source of connections: a pool or its wrapper. */
export type ClientSource = Pick<pg.Pool, 'end' | 'options'> & {
  connect(): Promise<pg.PoolClient>;
  /** Where its connections keep prepared statements. */
  preparedReads?: PreparedReads;
};

/** The pool of each database that is no transaction. */
const pools = new WeakMap<Db, ClientSource>();

/** Kysely over a pool; ending it ends the pool. */
export function createDatabase(pool: ClientSource): Db {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/**
 * Runs a statement whose text is known: on the pool itself where it keeps prepared statements, as
 * Kysely's way to a connection and back is a dozen promises, and else by Kysely, as in a transaction.
 */
export async function runStatement<Row>(
  db: Db,
  statement: NamedStatement,
  values: PreparedValue[],
): Promise<Row[]> {
  const reads = pools.get(db)?.preparedReads;
  if (!reads) {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, values));
    return rows;
  }
  return (await reads.read(statement, values)) as Row[];
}
