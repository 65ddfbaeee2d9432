import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Db } from '../database/pool.ts';
import { version } from '../version.ts';
import { respondsUnderPressure } from './pressure.ts';

/** Response of a healthy server; the version shows which release a proxy reached. */
const healthy = { status: 'ok', version } as const;

const RETRY_SECONDS = 2;
const TIMEOUT_MS = 1500;

/** Rejects when a check takes longer than a load balancer would wait. */
async function withTimeout<T>(ms: number, task: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), ms);
  try {
    return await Promise.race([task, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** @throws for a standby, a read-only or an empty database, and for none. */
async function requireWritableDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{ read_only: boolean }>`
    SELECT pg_is_in_recovery() OR current_setting('transaction_read_only')::boolean AS read_only
    FROM tools LIMIT 1`.execute(db);
  if (rows[0]?.read_only !== false) {
    throw new Error('the database is read-only');
  }
}

/** Liveness (the process responds) and readiness (the database responds too). */
export const healthPlugin = fp(
  async (app) => {
    const timeout = TIMEOUT_MS * app.config.TIME_LIMIT_FACTOR;
    const config = { policy: 'public' as const };
    const shared = { schema: { hide: true } };
    const always = { ...config, pressureHandler: respondsUnderPressure };
    app.get('/healthz/live', { ...shared, config: always }, async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return healthy;
    });
    app.get('/healthz/ready', { ...shared, config }, async (_request, reply) => {
      // A cache must not go on reporting what was.
      reply.header('cache-control', 'no-store');
      try {
        if (app.draining.active) {
          throw new Error('the server is about to stop');
        }
        await withTimeout(timeout, requireWritableDatabase(app.db));
      } catch (cause) {
        const extras = { retry_after: RETRY_SECONDS };
        throw new AppError('SERVICE_UNAVAILABLE', extras, {}, { cause });
      }
      return healthy;
    });
  },
  { name: 'health', dependencies: ['database', 'draining', 'policy'] },
);
