import type { FastifyRequest } from 'fastify';

/** Whether the client has this content already. @param tag its entity tag, with the quotes. */
export const matchesEntityTag = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === tag);
