import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { errorResponse } from './errors.ts';
import { securityHeaders } from './security-headers.ts';

/** Milliseconds in which a request must have arrived; Node looks every half minute for those that have not. */
const REQUEST_TIMEOUT_MS = 15_000;

interface ConnectionFailure extends Error {
  code?: string;
}

type Headers = ReturnType<typeof securityHeaders>;

const head = (headers: Headers, status: string, length: number) =>
  [
    `HTTP/1.1 ${status}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${length}`,
    'Connection: close',
    '',
    '',
  ].join('\r\n');

/**
 * Responds to invalid HTTP (a header too large, a slow or broken request) and closes the
 * connection.
 */
function brokenResponse(headers: Headers, error: ConnectionFailure, socket: Socket): void {
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
  const body = JSON.stringify(errorResponse('MALFORMED_REQUEST'));
  socket.end(head(headers, status, Buffer.byteLength(body)) + body);
}

/** By its result: the bundler leaves out a call of which nothing is used. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/**
 * An address with its origin, as clients send it to a proxy, is read without it (RFC 9112, 3.2.2). A path that cannot
 * be decoded, such as `/%`, is read as the characters that it consists of.
 */
function readableUrl(request: { url?: string | undefined }): string {
  const url = (request.url ?? '/').replace(/^https?:\/\/[^/?]*\/?/i, '/');
  const [path = ''] = url.split('?', 1);
  return isDecodable(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Responses to requests that reach none of the hooks, with the same security headers. */
export function brokenRequestOptions(config: Config) {
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...securityHeaders(config),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return {
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: readableUrl,
    /** A part of an address that is longer than any name. */
    frameworkErrors: (_error: Error, _request: FastifyRequest, reply: FastifyReply) => {
      const response = reply.code(404).headers(headers);
      response.send(JSON.stringify(errorResponse('NOT_FOUND')));
    },
    clientErrorHandler: (error: ConnectionFailure, socket: Socket) =>
      brokenResponse(headers, error, socket),
    // Node's own rejection would carry no header; the input plugin rejects instead.
    // Strict parsing is explicit, so that `NODE_OPTIONS=--insecure-http-parser` does not relax it.
    // With its default of a minute for the headers, longer than that for the whole request, Node exchanges the two.
    http: {
      requireHostHeader: false,
      insecureHTTPParser: false,
      headersTimeout: REQUEST_TIMEOUT_MS,
    },
  };
}
