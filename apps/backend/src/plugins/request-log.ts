import fp from 'fastify-plugin';

/** One line per answered request; those of health checks and metrics only when they fail. */
export const requestLogPlugin = fp(
  async (app) => {
    app.addHook('onResponse', async (request, reply) => {
      const quiet = /^\/(healthz|metrics)/.test(request.url) && reply.statusCode < 400;
      if (!quiet) {
        const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
        request.log.info({ req: request, status: reply.statusCode, milliseconds }, 'answered');
      }
    });
  },
  { name: 'request-log' },
);
