import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { userOf } from '../security/security-log.ts';

const cutOff = 'cut off';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the request has its line in the log. */
    isLogged: boolean;
  }
}

/** What monitors ask for, and the files that each page loads: they would be most of the log. */
const isRoutine = ({ url }: FastifyRequest) => /^\/(healthz|metrics|assets\/)/.test(url);

function logResponse(request: FastifyRequest, reply: FastifyReply, message: string): void {
  if (request.isLogged) {
    return;
  }
  request.isLogged = true;
  const { rejectedAs } = request;
  const succeeded = reply.statusCode < 400 && message !== cutOff;
  request.log[succeeded && isRoutine(request) ? 'debug' : 'info'](
    {
      req: request,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ...(rejectedAs ? { code: rejectedAs } : {}),
      ...(succeeded ? {} : { user: userOf(request) }),
    },
    message,
  );
}

/**
 * One line per completed request; those of health checks, metrics and the portal's assets at the level
 * `debug` unless they fail.
 */
export const requestLogPlugin = fp(
  async (app) => {
    app.decorateRequest('isLogged', false);
    app.addHook('onRequest', (request, reply, done) => {
      // No `onResponse` comes when the connection ends before the response does, as with an export
      // that breaks off after its status was sent.
      reply.raw.on('close', () => logResponse(request, reply, cutOff));
      // Of a connection that was closed, Node knows the address only if it was read before.
      request.socket.remoteAddress;
      done();
    });
    app.addHook('onResponse', (request, reply, done) => {
      logResponse(request, reply, 'request completed');
      done();
    });
  },
  { name: 'request-log' },
);
