import type { RouteHandlerMethod } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';
import { runCancellable } from '../cancellation.ts';
import { safeMethods } from '../safe-methods.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds that a changing route may take; 25,000 when absent. */
    deadlineMs?: number;
  }
}

/** Shorter than the idle limit of the connection (`connectionTimeout`), which sends no response. */
const MAX_MS = 25_000;
const RETRY_SECONDS = 5;

const unavailable = () => new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });

/**
 * Rejects what takes too long, and cancels what waits in a queue for a caller who hung up.
 * Fastify's own `handlerTimeout` and `request.signal` end with the request stream, and so do
 * nothing once a body was read (fastify/fastify#6725).
 */
function withDeadline(handler: RouteHandlerMethod, ms: number): RouteHandlerMethod {
  return async function (request, reply) {
    const controller = new AbortController();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = unavailable();
      controller.abort(error);
      late.reject(error);
    }, ms);
    const hungUp = () => controller.abort(unavailable());
    reply.raw.once('close', hungUp);
    const handle = async () => handler.call(this, request, reply);
    try {
      return await Promise.race([runCancellable(controller.signal, handle), late.promise]);
    } finally {
      clearTimeout(timer);
      reply.raw.off('close', hungUp);
    }
  };
}

/**
 * A deadline for whatever changes something, as many passwords before it may have it wait. Reading
 * is left alone: exports take as long as they take, and the database ends the rest.
 */
export const deadlinePlugin = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!safeMethods.has(String(route.method))) {
        const deadlineMs = route.config?.deadlineMs ?? MAX_MS;
        route.config = { ...route.config, deadlineMs };
        route.handler = withDeadline(route.handler, deadlineMs);
      }
    });
  },
  { name: 'deadline', dependencies: ['errors'] },
);
