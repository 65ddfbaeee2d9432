import fp from 'fastify-plugin';

/** Within what `server.ts` grants; a request that is not over by then never will be. */
const TIMEOUT_MS = 3500;

/** The end of the server waits for the requests under way, but not for ever. */
export const closingPlugin = fp(
  async (app) => {
    app.addHook('preClose', async () => {
      setTimeout(() => app.server.closeAllConnections(), TIMEOUT_MS).unref();
    });
  },
  { name: 'closing' },
);
