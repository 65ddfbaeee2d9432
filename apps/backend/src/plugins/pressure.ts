import underPressure from '@fastify/under-pressure';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../app-error.ts';

type PressureHandler = (request: FastifyRequest, reply: FastifyReply) => void;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Alternative to the rejection while the event loop is behind; without it, 503. */
    pressureHandler?: PressureHandler;
  }
}

const RETRY_SECONDS = 5;
const MAX_DELAY_MS = 3000;

/**
 * For a route that responds however far behind the event loop is: one that costs next to nothing,
 * or one whose rejection makes things worse. A page without one of its scripts stays white, and a
 * process that is called dead for being busy is ended with all that it was doing.
 */
export const respondsUnderPressure: PressureHandler = () => undefined;

/** Rejects with 503 while the event loop is far behind, rather than let every response time out. */
export const pressurePlugin = fp(
  async (app) => {
    const maxDelay = MAX_DELAY_MS * app.config.TIME_LIMIT_FACTOR;
    await app.register(underPressure, {
      maxEventLoopDelay: maxDelay,
      // An interval without a sample counts as an endless delay. In a shorter one, a single pause
      // that is well below the limit would reject every request.
      sampleInterval: maxDelay,
      pressureHandler: () => {
        throw new AppError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS });
      },
    });
  },
  { name: 'pressure', dependencies: ['settings', 'errors'] },
);
