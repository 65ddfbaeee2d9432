import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer } from './errors.ts';

interface ConnectionFault extends Error {
  code?: string;
}

/** The headers that the hooks set elsewhere: no hook runs for what never became a request. */
const plainHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

const head = (status: string, length: number) =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries(plainHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${length}`,
    'Connection: close',
    '',
    '',
  ].join('\r\n');

/** Answers an address that cannot be decoded, such as `/%`. */
export function answerUnroutable(_error: Error, _request: FastifyRequest, reply: FastifyReply) {
  const answer = reply.code(404).headers(plainHeaders);
  answer.send(JSON.stringify(errorAnswer('NOT_FOUND')));
}

/** Answers what is not even HTTP (a header too large, a slow or broken request) and hangs up. */
export function answerBrokenRequest(error: ConnectionFault, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  const body = JSON.stringify(errorAnswer('MALFORMED_REQUEST'));
  socket.end(head(status, Buffer.byteLength(body)) + body);
}
