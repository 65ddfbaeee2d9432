import fp from 'fastify-plugin';
import { plainAddress } from '../security/network-address.ts';

/** What the proxy that is connected has added to the header. */
const lastOf = (forwarded: string | string[]) => `${forwarded}`.split(',').at(-1);

/**
 * Warns once of a forwarded address that TRUST_PROXY does not cover: behind such a proxy all users
 * share one address, and the limits per address reject them together.
 */
export const untrustedProxyPlugin = fp(
  async (app) => {
    let warned = false;
    app.addHook('onRequest', (request, _reply, done) => {
      const forwarded = request.headers['x-forwarded-for'];
      // The address of the connection itself: the header was not used, unless it names the same one, as a
      // proxy does for a program of its own machine.
      if (
        !warned &&
        forwarded !== undefined &&
        request.ip === request.socket.remoteAddress &&
        plainAddress(lastOf(forwarded)) !== plainAddress(request.ip)
      ) {
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
