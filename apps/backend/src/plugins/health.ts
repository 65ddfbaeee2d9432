import fp from 'fastify-plugin';
import { sql } from 'kysely';
import { AppError } from '../app-error.ts';
import { version } from '../version.ts';
import { respondsUnderPressure } from './pressure.ts';

/** Response of a healthy server; the version shows which release a proxy reached. */
const healthy = { status: 'ok', version } as const;

const RETRY_SECONDS = 2;
const PATIENCE_MS = 1500;

/** Rejects when a check takes longer than a load balancer would wait. */
async function within<T>(ms: number, task: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('too slow')), ms);
  try {
    return await Promise.race([task, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Liveness (the process responds) and readiness (the database responds too). */
export const healthPlugin = fp(
  async (app) => {
    const patience = PATIENCE_MS * app.config.TIME_LIMIT_FACTOR;
    const config = { policy: 'public' as const };
    const shared = { schema: { hide: true }, logLevel: 'warn' as const };
    const always = { ...config, pressureHandler: respondsUnderPressure };
    app.get('/healthz/live', { ...shared, config: always }, async () => healthy);
    app.get('/healthz/ready', { ...shared, config }, async () => {
      try {
        await within(patience, sql`SELECT 1 FROM tools LIMIT 1`.execute(app.db));
      } catch {
        throw new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
      }
      return healthy;
    });
  },
  { name: 'health', dependencies: ['database', 'policy'] },
);
