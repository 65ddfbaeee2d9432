import '@fastify/cookie';
import { limits } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namedCookie } from './named-cookie.ts';

const cookieOf = (request: FastifyRequest) => {
  const { name, secure } = namedCookie(request.server.config.PUBLIC_URL, 'sign-in');
  const options = { path: '/api/login', secure, httpOnly: true, sameSite: 'lax' } as const;
  return { name, options };
};

/**
 * Sets the cookie of a sign-in that awaits its second factor. Its path reaches the endpoints that
 * complete it, and no other; it is no session.
 */
export function setPendingCookie(request: FastifyRequest, reply: FastifyReply, token: string) {
  const { name, options } = cookieOf(request);
  reply.setCookie(name, token, { ...options, maxAge: limits.pendingSignInMinutes * 60 });
}

/** Removes the cookie once the sign-in is completed, or can no longer be. */
export function clearPendingCookie(request: FastifyRequest, reply: FastifyReply) {
  const { name, options } = cookieOf(request);
  reply.clearCookie(name, options);
}

/** Token of the sign-in that awaits its second factor in this browser. */
export function pendingTokenOf(request: FastifyRequest): string | undefined {
  return request.cookies[cookieOf(request).name];
}
