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
    ['an unknown expectation', `GET /api/x HTTP/1.1\r\nHost: x\r\nExpect: y\r\n${end}`, 404],
    ['an address that cannot be read', `GET /% HTTP/1.1\r\nHost: x\r\n${end}`, 404],
  ])('to %s carries the security headers, over TLS too', async (_name, bytes, status) => {
    const response = (await rawRequest(address, bytes)).toLowerCase();
    expect(response).toMatch(new RegExp(`^http/1.1 ${status} `));
    const headers = { ...securityHeaders(backend.config), 'cache-control': 'no-store' };
    expect(Object.keys(headers)).toContain('strict-transport-security');
    for (const [name, value] of Object.entries(headers)) {
      expect(response).toContain(`${name}: ${value}`.toLowerCase());
    }
  });
});
