import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mac, sameBytes } from './keys.ts';

const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

interface Account {
  username: string;
  password_hash: string;
}

const cookieOf = (request: FastifyRequest) => {
  const secure = request.server.config.PUBLIC_URL.startsWith('https:');
  return { name: secure ? '__Secure-device' : 'device', secure };
};

/** Bound to the password: once that is another, the browsers that knew it are strangers again. */
const sign = (request: FastifyRequest, account: Account, nonce: string) =>
  mac(request.server.keys('device'), account.username, account.password_hash, nonce);

/**
 * Records that a user signed in to the account from this browser. It grants no access: it only
 * separates the guesses of unknown browsers from the owner's.
 */
export function rememberDevice(request: FastifyRequest, reply: FastifyReply, account: Account) {
  const { name, secure } = cookieOf(request);
  const nonce = randomBytes(16).toString('base64url');
  reply.setCookie(name, `${nonce}.${sign(request, account, nonce).toString('base64url')}`, {
    path: '/api/login',
    secure,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: MAX_AGE_SECONDS,
  });
}

/** The browser's own name at this account, or null when it never signed in. */
export function knownDevice(request: FastifyRequest, account: Account): string | null {
  const [nonce = '', signature = ''] = (request.cookies[cookieOf(request).name] ?? '').split('.');
  const isValid = sameBytes(Buffer.from(signature, 'base64url'), sign(request, account, nonce));
  return isValid ? nonce : null;
}
