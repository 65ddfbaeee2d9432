import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

const RETRY_SECONDS = 5;
const MOST_DELAY_MS = 3000;

/** Refuses with 503 while the event loop is far behind, rather than let every answer time out. */
export const pressurePlugin = fp(
  async (app) => {
    await app.register(underPressure, {
      maxEventLoopDelay: MOST_DELAY_MS,
      pressureHandler: () => {
        throw new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
      },
    });
  },
  { name: 'pressure', dependencies: ['errors'] },
);
