import '@fastify/cookie';
import { limits } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { makeToken, readToken, type TokenClaim, type TokenKind } from './session-tokens.ts';

/** Seconds after which a session expires whatever its use. */
const ABSOLUTE_SECONDS = limits.sessionHours * 60 * 60;

/**
 * Cookie names. `__Host-` binds the access cookie to this host over TLS; the refresh cookie has a
 * narrower path, which `__Host-` does not allow, so it takes `__Secure-`.
 */
const cookieOf = (kind: TokenKind, secure: boolean) =>
  kind === 'access'
    ? { name: secure ? '__Host-session' : 'session', path: '/' }
    : { name: secure ? '__Secure-refresh' : 'refresh', path: '/api/token' };

/**
 * Name of the cookie that shows the portal's script that there is a session, and nothing about it: a
 * public page then asks who is signed in, and does not ask for other visitors (§4).
 */
const hintName = (secure: boolean) => (secure ? '__Host-signed-in' : 'signed-in');

const isSecure = (request: FastifyRequest) => request.server.config.PUBLIC_URL.startsWith('https:');

const kinds = ['access', 'refresh'] as const;

/**
 * Sets the cookies of a session's generation. The server, not the cookie, decides when they
 * expire.
 */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, claim: TokenClaim) {
  const secure = isSecure(request);
  for (const kind of kinds) {
    const { name, path } = cookieOf(kind, secure);
    reply.setCookie(name, makeToken(request.server.keys('session'), kind, claim), {
      path,
      secure,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: ABSOLUTE_SECONDS,
    });
  }
  reply.setCookie(hintName(secure), '1', {
    path: '/',
    secure,
    sameSite: 'lax',
    maxAge: ABSOLUTE_SECONDS,
  });
}

/** Removes the readable cookie alone, when a session cannot be renewed. */
export function clearSignedInHint(request: FastifyRequest, reply: FastifyReply) {
  const secure = isSecure(request);
  reply.clearCookie(hintName(secure), { path: '/', secure, sameSite: 'lax' });
}

/** Removes the cookies of a session from the browser. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply) {
  const secure = isSecure(request);
  for (const kind of kinds) {
    const { name, path } = cookieOf(kind, secure);
    reply.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'lax' });
  }
  clearSignedInHint(request, reply);
}

/** Claims of the request's cookie with a valid signature. */
export function claimOf(request: FastifyRequest, kind: TokenKind): TokenClaim | null {
  const token = request.cookies[cookieOf(kind, isSecure(request)).name];
  return token ? readToken(request.server.keys('session'), kind, token) : null;
}
