import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { listen, rawRequest } from '../../test/real-http.ts';
import { securityHeaders } from './security-headers.ts';

const backend = startBackend({ PUBLIC_URL: 'https://portal.test' });
let address: string;

beforeAll(async () => {
  address = await listen(backend);
});

const end = 'Connection: close\r\n\r\n';

describe('a response before any hook', () => {
  it.each([
    ['what is not HTTP', 'NONSENSE\r\n\r\n', 400],
    ['a request without Host', `GET /api/x HTTP/1.1\r\n${end}`, 400],
    ['a request with two Hosts', `GET /api/x HTTP/1.1\r\nHost: x\r\nhost: y\r\n${end}`, 400],
    ['an unknown expectation', `GET /api/x HTTP/1.1\r\nHost: x\r\nExpect: y\r\n${end}`, 404],
    ['an address that cannot be read', `GET /% HTTP/1.1\r\nHost: x\r\n${end}`, 404],
  ])('to %s carries the security headers, over TLS too', async (_name, bytes, status) => {
    const response = (await rawRequest(address, bytes)).toLowerCase();
    expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
    for (const header of [
      'x-content-type-options: nosniff',
      'content-security-policy: ',
      'strict-transport-security: max-age=63072000; includesubdomains',
      'cross-origin-opener-policy: same-origin',
      'permissions-policy: ',
      'cache-control: no-store',
    ]) {
      expect(response).toContain(header);
    }
    // Before any hook the content policy is stricter; all other headers are those of every response.
    const { 'content-security-policy': _, ...shared } = securityHeaders(backend.config);
    for (const [name, value] of Object.entries(shared)) {
      expect(response).toContain(`${name}: ${value}`.toLowerCase());
    }
  });
});
