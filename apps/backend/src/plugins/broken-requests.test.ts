import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { listen, rawRequest } from '../../test/real-http.ts';

const backend = startBackend();
let address: string;

beforeAll(async () => {
  address = await listen(backend);
});

/** A request that ends its connection, with headers and a body as they are sent. */
const requestWith = (headers: string, body = '') =>
  `POST /api/login HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n\r\n${body}`;

const chunked = 'Transfer-Encoding: chunked';

// Proxy and server must agree on where a message ends (request smuggling, RFC 9112 section 11.2).
describe('a request whose end is ambiguous', () => {
  it.each([
    ['a length and chunks', requestWith(`Content-Length: 5\r\n${chunked}`, '0\r\n\r\n')],
    ['two lengths', requestWith('Content-Length: 2\r\nContent-Length: 3', '{}')],
    ['chunks that are not the last encoding', requestWith(`${chunked}, gzip`, '0\r\n\r\n')],
    ['a space before a colon', requestWith('Content-Length : 2', '{}')],
    ['a line feed inside a header', requestWith('X-Name: a\nContent-Length: 2', '{}')],
    ['a control character in a header', requestWith('X-Name: a\u0001b\r\nContent-Length: 2', '{}')],
  ])('by %s is rejected before any hook', async (_name, bytes) => {
    const response = await rawRequest(address, bytes);
    expect(response).toMatch(/^HTTP\/1\.1 400 .*"code":"MALFORMED_REQUEST"/s);
    expect(response.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('is parsed without its defect, which is the control of these cases', async () => {
    const type = 'Sec-Fetch-Site: same-origin\r\nContent-Type: application/json';
    const response = await rawRequest(
      address,
      requestWith(`${type}\r\n${chunked}`, '2\r\n{}\r\n0\r\n\r\n'),
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 .*"code":"VALIDATION_ERROR"/s);
  });
});

it('a request that does not arrive is given up in time, its headers and its body alike', () => {
  const { headersTimeout, requestTimeout } = backend.app.server;
  expect(requestTimeout).toBe(15_000);
  // Node takes the shorter one for the headers, whichever it is.
  expect(headersTimeout).toBeLessThanOrEqual(requestTimeout);
});
