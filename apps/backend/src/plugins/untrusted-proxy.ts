import fp from 'fastify-plugin';

/**
 * Warns once of a forwarded address that TRUST_PROXY does not cover: behind such a proxy all users
 * share one address, and the limits per address reject them together.
 */
export const untrustedProxyPlugin = fp(
  async (app) => {
    let warned = false;
    app.addHook('onRequest', (request, _reply, done) => {
      const forwarded = request.headers['x-forwarded-for'];
      // The address of the connection itself: the header was not used.
      if (!warned && forwarded !== undefined && request.ip === request.socket.remoteAddress) {
        warned = true;
        app.log.warn(
          { proxy: request.ip },
          'an X-Forwarded-For header was ignored; if this is your proxy, set TRUST_PROXY',
        );
      }
      done();
    });
  },
  { name: 'untrusted-proxy' },
);
