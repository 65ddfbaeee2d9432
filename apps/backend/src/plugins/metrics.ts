import fp from 'fastify-plugin';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics: the process, the pool, and each route's answers. */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route pattern and status.',
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
        this.set({ state: 'awaited' }, app.pool.waitingCount);
      },
    });
    app.addHook('onResponse', async (request, reply) => {
      // The pattern, never the address: usernames and tokens are no labels.
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe(
        { method: request.method, route, status: String(reply.statusCode) },
        reply.elapsedTime / 1000,
      );
    });
    app.get(
      '/metrics',
      { config: { policy: 'public' }, schema: { hide: true }, logLevel: 'warn' },
      async (_request, reply) => {
        reply.type(registry.contentType).header('cache-control', 'no-store');
        return registry.metrics();
      },
    );
  },
  { name: 'metrics', dependencies: ['database', 'policy'] },
);
