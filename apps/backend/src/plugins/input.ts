import { isUtf8 } from 'node:buffer';
import type { ErrorCode } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { type JsonExcess, jsonExcess } from './json-bounds.ts';

/** Whether any nested string contains U+0000, which PostgreSQL cannot store. Never recursive. */
export function containsNul(value: unknown): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const part = waiting.pop();
    if (typeof part === 'string') {
      if (part.includes('\0')) {
        return true;
      }
    } else if (typeof part === 'object' && part !== null) {
      for (const [key, inner] of Object.entries(part)) {
        waiting.push(key, inner);
      }
    }
  }
  return false;
}

/** In calls only: a page reads nothing of its address, which a user may have mistyped. */
function rejectNul(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { routeOptions, params, query, body } = request;
  if (routeOptions.url?.startsWith('/api/') && containsNul([params, query, body])) {
    throw new AppError('MALFORMED_REQUEST');
  }
  done();
}

/** HTTP/1.1 wants one `Host` (RFC 9112, 3.2). Nothing here reads it, but a proxy before this server may read another. */
function requireHost(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  const { rawHeaders, httpVersion } = request.raw;
  // Names and values alternate. Node's own list of headers has the first of several only.
  const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
  const hosts = rawHeaders.filter(isHost).length;
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
    throw new AppError('MALFORMED_REQUEST');
  }
  done();
}

const excessCodes = {
  levels: 'MALFORMED_REQUEST',
  values: 'PAYLOAD_TOO_LARGE',
} as const satisfies {
  [Excess in JsonExcess]: ErrorCode;
};

/**
 * JSON bodies in UTF-8 only (RFC 8259), of bounded depth and number of values. An empty body counts as none, as some
 * clients always name a content type.
 */
export const inputPlugin = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (request, bytes: Buffer, done) => {
        // Decoding would replace what is not UTF-8, so that two passwords could be one.
        if (!isUtf8(bytes)) {
          done(new AppError('MALFORMED_REQUEST'));
          return;
        }
        const body = bytes.toString();
        const excess = jsonExcess(body);
        if (excess) {
          done(new AppError(excessCodes[excess]));
        } else if (body === '') {
          done(null, undefined);
        } else {
          parse(request, body, done);
        }
      },
    );
    // An expectation that Node does not know is ignored, not rejected without any header.
    app.server.on('checkExpectation', (request, reply) => {
      app.server.emit('request', request, reply);
    });
    app.addHook('onRequest', requireHost);
    app.addHook('preValidation', rejectNul);
  },
  { name: 'input', dependencies: ['errors'] },
);
