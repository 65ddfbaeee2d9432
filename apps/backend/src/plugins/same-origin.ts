import cors from '@fastify/cors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { safeMethods } from '../safe-methods.ts';

/** The tool API carries no cookie: its bearer token cannot be sent by another site's page. */
const isToolEndpoint = (request: FastifyRequest) => request.url.startsWith('/api/tool/v1/');

/**
 * Rejects a state-changing request that another site's page may have sent (fetch metadata, then
 * Origin).
 */
function rejectCrossSite(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (safeMethods.has(request.method) || isToolEndpoint(request)) {
    done();
    return;
  }
  const { CORS_ORIGINS, PUBLIC_URL } = request.server.config;
  const { origin } = request.headers;
  const allowed = origin !== undefined && CORS_ORIGINS.includes(origin);
  const site = request.headers['sec-fetch-site'];
  const same = site === undefined ? origin === PUBLIC_URL : site === 'same-origin';
  if (!same && !allowed) {
    throw new AppError('CROSS_SITE_REQUEST');
  }
  done();
}

/** CSRF protection, and CORS with credentials for the listed origins only. */
export const sameOriginPlugin = fp(
  async (app) => {
    const { CORS_ORIGINS } = app.config;
    if (CORS_ORIGINS.length > 0) {
      await app.register(cors, {
        // Others get no header at all, as if the server knew nothing of CORS.
        origin: async (origin: string | undefined) =>
          origin !== undefined && CORS_ORIGINS.includes(origin) && origin,
        credentials: true,
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ['content-type', 'idempotency-key'],
        exposedHeaders: ['retry-after', 'content-disposition'],
        maxAge: 600,
      });
    }
    app.addHook('onRequest', rejectCrossSite);
  },
  { name: 'same-origin', dependencies: ['settings', 'errors'] },
);
