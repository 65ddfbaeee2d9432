import compress from '@fastify/compress';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';

/** Bytes from which compression saves packets. */
const THRESHOLD = 1024;

const json = /^application\/json(?:;|$)/;

/**
 * Reads only: secrets, such as a machine's token, are responses to changes, and never next to what a
 * caller chose (BREACH; docs/adr/053).
 */
const mayBeCompressed = ({ method, url }: RouteOptions) =>
  method === 'GET' && url.startsWith('/api/');

/**
 * Leaves files as they are, which are streamed, and rejections, which may repeat what was sent. The
 * library adds all types that can be compressed to its own option; this header is its way out.
 */
function exempt(
  request: FastifyRequest,
  reply: FastifyReply,
  _payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (reply.statusCode >= 400 || !json.test(String(reply.getHeader('content-type')))) {
    request.headers['x-no-compression'] = 'true';
  }
  done();
}

/** Compresses the API's JSON. Everything else is stored compressed, or is a file. */
export const compressionPlugin = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!mayBeCompressed(route)) {
        route.compress = false;
      }
    });
    app.addHook('onSend', exempt);
    await app.register(compress, {
      threshold: THRESHOLD,
      encodings: ['br', 'gzip'],
      // Request bodies are never decompressed: a small one could become a large one.
      globalDecompression: false,
    });
  },
  { name: 'compression' },
);
