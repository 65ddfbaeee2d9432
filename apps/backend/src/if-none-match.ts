import type { FastifyRequest } from 'fastify';

/** Whether the caller has this very content already. @param tag of it, with its quotes. */
export const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
