import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import { digest, sameBytes } from '../security/keys.ts';
import { plainAddress } from '../security/network-address.ts';
import { version } from '../version.ts';
import { databaseMetrics } from './database-metrics.ts';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Whether the request comes from this machine itself and not through a proxy on it. A proxy that
 * adds no header cannot be distinguished, so this decides outside production only.
 */
function isLocal(request: FastifyRequest): boolean {
  const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
  const address = plainAddress(request.socket.remoteAddress) ?? '';
  return forwardedFor === undefined && forwarded === undefined && /^(127\.|::1$)/.test(address);
}

/**
 * Who may read the metrics: clients with the token (ADR 024). Without one it is no client in
 * production, and this machine elsewhere.
 */
async function requireReader(request: FastifyRequest): Promise<void> {
  const { METRICS_TOKEN, NODE_ENV } = request.server.config;
  const token = /^Bearer +(.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const admitted = METRICS_TOKEN
    ? sameBytes(digest(token), digest(METRICS_TOKEN))
    : NODE_ENV !== 'production' && isLocal(request);
  if (!admitted) {
    throw new AppError('NOT_FOUND');
  }
}

/** Prometheus metrics: the process, the pool, each route's responses, and waiting work. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    registry.registerMetric(app.botCheckOutcomes);
    new Gauge({
      name: 'portal_build_info',
      help: 'Always 1; the label is the release that runs.',
      labelNames: ['version'],
      registers: [registry],
    }).set({ version }, 1);
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time until the response, by route pattern and status.',
      labelNames: ['method', 'route', 'status'],
      buckets,
      registers: [registry],
    });
    new Gauge({
      name: 'database_connections',
      help: 'Connections of the pool, by what they do.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        this.set({ state: 'idle' }, app.pool.idleCount);
        this.set({ state: 'busy' }, app.pool.totalCount - app.pool.idleCount);
        this.set({ state: 'awaited' }, app.awaitedConnections());
      },
    });
    new Counter({
      name: 'log_lines_dropped_total',
      help: 'Log lines that were dropped because the disk or the pipe of the log accepted none.',
      registers: [registry],
      collect() {
        this.reset();
        this.inc(app.logDestination.dropped ?? 0);
      },
    });
    app.addHook('onResponse', (request, reply, done) => {
      // The pattern, never the address: usernames and tokens are no labels.
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
      done();
    });
    const refresh = databaseMetrics(registry, app.db);
    app.get(
      '/metrics',
      {
        config: { policy: 'public' },
        schema: { hide: true },
        onRequest: requireReader,
      },
      async (_request, reply) => {
        await refresh();
        reply.type(registry.contentType).header('cache-control', 'no-store');
        return registry.metrics();
      },
    );
  },
  { name: 'metrics', dependencies: ['database', 'bot-check', 'policy'] },
);
