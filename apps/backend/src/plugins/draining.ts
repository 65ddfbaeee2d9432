import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** State of the shutdown. */
    draining: Draining;
  }
}

/** Whether the server is about to stop. */
export interface Draining {
  readonly active: boolean;
  /** From now on readiness is 503 and every response closes its connection. */
  start(): void;
}

/**
 * The time between SIGTERM and the shutdown: the server still responds, and proxies learn by its
 * readiness and by closed connections that the next request belongs elsewhere.
 */
export const drainingPlugin = fp(
  async (app) => {
    let active = false;
    app.decorate('draining', {
      get active() {
        return active;
      },
      start: () => {
        active = true;
      },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      if (active) {
        reply.header('connection', 'close');
      }
      done();
    });
  },
  { name: 'draining' },
);
