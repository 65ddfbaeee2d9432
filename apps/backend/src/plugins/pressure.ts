import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

const RETRY_SECONDS = 5;
const MOST_DELAY_MS = 3000;
/** Before the connection is cut off for its silence (`connectionTimeout`), which tells nobody why. */
const MOST_MS = 25_000;

/**
 * Refuses with 503 while the event loop is far behind, rather than let every answer time out, and
 * what changes something when it has waited too long, as many passwords before it may have it do.
 * Reading is left alone: exports take as long as they take, and the database ends the rest.
 */
export const pressurePlugin = fp(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (!['GET', 'HEAD'].includes(String(route.method))) {
        route.handlerTimeout ??= MOST_MS;
      }
    });
    await app.register(underPressure, {
      maxEventLoopDelay: MOST_DELAY_MS,
      pressureHandler: () => {
        throw new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
      },
    });
  },
  { name: 'pressure', dependencies: ['errors'] },
);
