const text = { type: 'string' } as const;

/** Makes a header component, and a reference to it. */
const refTo = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** Headers of responses, described once. */
export const headerComponents = {
  RequestId: {
    description: 'Number of the request in the server’s log; name it to support.',
    schema: { ...text, format: 'uuid' },
    example: 'b1946ac9-2492-4d23-88c6-2ca83b5d1d11',
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer', minimum: 1 },
    example: 5,
  },
  MachineChallenge: {
    description: 'How a machine proves itself (RFC 6750).',
    schema: text,
    example: 'Bearer realm="tool API"',
  },
  FileName: {
    description: 'Name of the file, of a response that is one.',
    schema: text,
    example: 'attachment; filename="Compras.csv"',
  },
  SessionCookies: {
    description:
      'The cookies of the session, for this host alone and out of reach of scripts; expired ones when ' +
      'the session ends.',
    schema: text,
    example: 'session=…; Max-Age=43200; Path=/; HttpOnly; SameSite=Lax',
  },
  VaryByAccept: {
    description: 'The response depends on the media type that the request accepts.',
    schema: text,
    example: 'Accept',
  },
  Tag: {
    description: 'Tag of the content; with `If-None-Match` an unchanged one is 304.',
    schema: text,
    example: '"9886496cbc9701588e0470f0d5a8acce1af92cfc00d59c2f264ece40d4008d14"',
  },
} as const;

/** Of every response. */
export const responseHeaders = { 'X-Request-Id': refTo('RequestId') };
/** Of a response that asks to wait. */
export const retryAfter = { 'Retry-After': refTo('RetryAfter') };
/** Of a machine's request without a valid token. */
export const machineChallenge = { 'WWW-Authenticate': refTo('MachineChallenge') };
/** Of a file. */
export const fileName = { 'Content-Disposition': refTo('FileName') };
/** Of a list, which is a page or a file. */
export const varyByAccept = { Vary: refTo('VaryByAccept') };
/** Of an operation that creates, renews or revokes a session. */
export const sessionCookies = { 'Set-Cookie': refTo('SessionCookies') };
/** Of a released file. */
export const contentTag = { ETag: refTo('Tag') };
