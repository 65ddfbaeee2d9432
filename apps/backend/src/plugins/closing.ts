import fp from 'fastify-plugin';

/** Within what `server.ts` grants; a request that is not over by then never will be. */
const TIMEOUT_MS = 3500;

/** The shutdown waits for running requests, but closes their connections after a timeout. */
export const closingPlugin = fp(
  async (app) => {
    app.addHook('preClose', async () => {
      setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref();
    });
  },
  { name: 'closing' },
);
