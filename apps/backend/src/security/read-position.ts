import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Position, parsePosition } from '../database/replica.ts';
import { mac, sameBytes } from './keys.ts';
import { namedCookie } from './named-cookie.ts';

/** Seconds for which a client's write is remembered: longer than a standby in use is behind. */
const REMEMBERED_SECONDS = 120;
/** A position that no standby reaches. */
const NEVER = 'FFFFFFFF/FFFFFFFF';

const cookieOf = (request: FastifyRequest) =>
  namedCookie(request.server.config.PUBLIC_URL, 'written');

const sign = (request: FastifyRequest, position: string) =>
  mac(request.server.keys('read-position'), position);

/**
 * Keeps in the browser up to where the database must be read for the client to see its own write.
 * @param position null when it is unknown: the client then reads from the primary.
 */
export function rememberWrite(
  request: FastifyRequest,
  reply: FastifyReply,
  position: string | null,
): void {
  const { name, secure } = cookieOf(request);
  const value = position ?? NEVER;
  reply.setCookie(name, `${value}.${sign(request, value).toString('base64url')}`, {
    path: '/api',
    secure,
    httpOnly: true,
    sameSite: 'lax',
    maxAge: REMEMBERED_SECONDS,
  });
}

/** Up to where this client has written; null for one that has not lately. */
export function writtenBy(request: FastifyRequest): Position | null {
  const [position = '', signature = ''] = (request.cookies[cookieOf(request).name] ?? '').split(
    '.',
  );
  return sameBytes(Buffer.from(signature, 'base64url'), sign(request, position))
    ? parsePosition(position)
    : null;
}
