import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import { limits } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest } from './keys.ts';
import { namedCookie } from './named-cookie.ts';

/** As long as a registration reserves its username. */
const MAX_AGE_SECONDS = limits.registrationDays * 24 * 60 * 60;

const cookieOf = (request: FastifyRequest) =>
  namedCookie(request.server.config.PUBLIC_URL, 'registration');

/**
 * Gives the browser of a registration a secret by which it is known when it opens the link.
 * @returns the hash to be stored with the registration.
 */
export function markRegistrationBrowser(request: FastifyRequest, reply: FastifyReply): Buffer {
  const { name, secure } = cookieOf(request);
  const secret = randomBytes(32).toString('base64url');
  reply.setCookie(name, secret, {
    path: '/api',
    secure,
    httpOnly: true,
    sameSite: 'strict',
    maxAge: MAX_AGE_SECONDS,
  });
  return digest(secret);
}

/** Hash of the secret that this browser keeps; of the empty text when it has none. */
export const registrationBrowser = (request: FastifyRequest): Buffer =>
  digest(request.cookies[cookieOf(request).name] ?? '');
