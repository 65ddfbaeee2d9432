import fp from 'fastify-plugin';
import type pg from 'pg';
import { createDatabase, createPool, type Db } from '../database/pool.ts';
import { withResponseTimeout } from '../database/response-timeout.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    pool: pg.Pool;
    /** How many wait for a connection: for one of the pool, or in the queue of the prepared statements. */
    awaitedConnections(): number;
  }
}

/** The bounded connection pool and the query builder over it. */
export const databasePlugin = fp(
  async (app) => {
    const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL, DATABASE_PREPARED } = app.config;
    const factor = app.config.TIME_LIMIT_FACTOR;
    const pooled = DATABASE_DIRECT_URL !== undefined;
    const pool = createPool(DATABASE_URL, DATABASE_POOL, factor, pooled);
    pool.on('error', (error) => app.log.warn({ err: error }, 'an idle connection was lost'));
    const source = withResponseTimeout(pool, factor, DATABASE_PREPARED);
    app.decorate('pool', pool);
    app.decorate('db', createDatabase(source));
    app.decorate(
      'awaitedConnections',
      () => pool.waitingCount + (source.preparedReads?.waitingCount ?? 0),
    );
    app.addHook('onClose', async () => app.db.destroy());
  },
  { name: 'database', dependencies: ['settings'] },
);
