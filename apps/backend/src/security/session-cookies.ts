import '@fastify/cookie';
import { limits } from '@consultancy/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostPrefix, namedCookie } from './named-cookie.ts';
import { makeToken, readToken, type TokenClaim, type TokenKind } from './session-tokens.ts';

/** Seconds after which a session expires whatever its use. */
const ABSOLUTE_SECONDS = limits.sessionHours * 60 * 60;

/** Name of the cookie of the access token. @param publicUrl address of the portal. */
export const sessionCookie = (publicUrl: string) => namedCookie(publicUrl, 'session', hostPrefix);

const publicUrlOf = (request: FastifyRequest) => request.server.config.PUBLIC_URL;

const cookieOf = (request: FastifyRequest, kind: TokenKind) =>
  kind === 'access'
    ? { ...sessionCookie(publicUrlOf(request)), path: '/' }
    : { ...namedCookie(publicUrlOf(request), 'refresh'), path: '/api/token' };

/**
 * Name of the cookie that shows the portal's script that there is a session, and nothing about it: a
 * public page then asks who is signed in, and does not ask for other visitors (§4).
 */
const hintOf = (request: FastifyRequest) =>
  namedCookie(publicUrlOf(request), 'signed-in', hostPrefix);

const kinds = ['access', 'refresh'] as const;

/**
 * Sets the cookies of a session's generation. The server, not the cookie, decides when they
 * expire.
 */
export function setSessionCookies(request: FastifyRequest, reply: FastifyReply, claim: TokenClaim) {
  for (const kind of kinds) {
    const { name, secure, path } = cookieOf(request, kind);
    reply.setCookie(name, makeToken(request.server.keys('session'), kind, claim), {
      path,
      secure,
      httpOnly: true,
      sameSite: 'lax',
      maxAge: ABSOLUTE_SECONDS,
    });
  }
  const { name, secure } = hintOf(request);
  reply.setCookie(name, '1', {
    path: '/',
    secure,
    sameSite: 'lax',
    maxAge: ABSOLUTE_SECONDS,
  });
}

/** Removes the readable cookie alone, when a session cannot be renewed. */
export function clearSignedInHint(request: FastifyRequest, reply: FastifyReply) {
  const { name, secure } = hintOf(request);
  reply.clearCookie(name, { path: '/', secure, sameSite: 'lax' });
}

/** Removes the cookies of a session from the browser. */
export function clearSessionCookies(request: FastifyRequest, reply: FastifyReply) {
  for (const kind of kinds) {
    const { name, secure, path } = cookieOf(request, kind);
    reply.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'lax' });
  }
  clearSignedInHint(request, reply);
}

/** Claims of the request's cookie with a valid signature. */
export function claimOf(request: FastifyRequest, kind: TokenKind): TokenClaim | null {
  const token = request.cookies[cookieOf(request, kind).name];
  return token ? readToken(request.server.keys('session'), kind, token) : null;
}

/** Values of a cookie: a browser sends several where another host of its domain has set one of the same name. */
const valuesOf = (request: FastifyRequest, name: string): string[] =>
  (request.headers.cookie ?? '')
    .split(/; */)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));

/**
 * Claim of the refresh cookie that belongs to this browser's session. Its path excludes the prefix `__Host-`, so another
 * host of the domain can plant the cookie of another session; the access cookie cannot be planted.
 */
export function renewalClaimOf(request: FastifyRequest): TokenClaim | null {
  const session = claimOf(request, 'access');
  const tokens = session ? valuesOf(request, cookieOf(request, 'refresh').name) : [];
  const key = request.server.keys('session');
  const claims = tokens.map((token) => readToken(key, 'refresh', token));
  return claims.find((claim) => claim?.sessionId === session?.sessionId) ?? null;
}
