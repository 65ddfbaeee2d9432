import '@fastify/cookie';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mac, sameBytes } from './keys.ts';
import { namedCookie } from './named-cookie.ts';

const MAX_AGE_SECONDS = 180 * 24 * 60 * 60;

interface Account {
  username: string;
  password_hash: string;
}

/**
 * The same mark for two paths: at a sign-in, and where the own sessions are ended. Other requests do
 * not carry it.
 */
const marks = {
  'sign-in': { name: 'device', path: '/api/login' },
  sessions: { name: 'own-device', path: '/api/sessions' },
} as const;
type Mark = keyof typeof marks;

const cookieOf = (request: FastifyRequest, mark: Mark) => {
  const { name, path } = marks[mark];
  return { ...namedCookie(request.server.config.PUBLIC_URL, name), path };
};

/** Bound to the password: once that is another, the browsers that knew it are strangers again. */
const sign = (request: FastifyRequest, account: Account, nonce: string) =>
  mac(request.server.keys('device'), account.username, account.password_hash, nonce);

function setMark(request: FastifyRequest, reply: FastifyReply, mark: Mark, value: string) {
  const { name, path, secure } = cookieOf(request, mark);
  reply.setCookie(name, value, {
    path,
    secure,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: MAX_AGE_SECONDS,
  });
}

/**
 * Records that a user signed in to the account from this browser. It grants no access: it only
 * separates the guesses of unknown browsers from the owner's, and spares the owner a password.
 * @param isOwn whether the browser was known before, or its user proved themselves in another way:
 * then it may revoke the other sessions without the password.
 */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  account: Account,
  isOwn = true,
) {
  const nonce = randomBytes(16).toString('base64url');
  const value = `${nonce}.${sign(request, account, nonce).toString('base64url')}`;
  setMark(request, reply, 'sign-in', value);
  if (isOwn) {
    setMark(request, reply, 'sessions', value);
  }
}

/** The browser's own name at an account by a mark, or null. */
function nameOf(request: FastifyRequest, account: Account, mark: Mark): string | null {
  const cookie = request.cookies[cookieOf(request, mark).name] ?? '';
  const [nonce = '', signature = ''] = cookie.split('.');
  const isValid = sameBytes(Buffer.from(signature, 'base64url'), sign(request, account, nonce));
  return isValid ? nonce : null;
}

/** The browser's own name at this account, or null when it never signed in. At `/api/login` only. */
export const knownDevice = (request: FastifyRequest, account: Account): string | null =>
  nameOf(request, account, 'sign-in');

/** Whether the user had signed in from this browser before. Below `/api/sessions` only. */
export const isOwnDevice = (request: FastifyRequest, account: Account): boolean =>
  nameOf(request, account, 'sessions') !== null;
