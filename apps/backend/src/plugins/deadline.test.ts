import { request as send } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../../test/build-app.ts';
import { listen } from '../../test/real-http.ts';
import { cancellation } from '../cancellation.ts';

const started = Promise.withResolvers<void>();
const cancelled = Promise.withResolvers<void>();
const config = { policy: 'public' as const };
const never = () => Promise.withResolvers<never>().promise;
const backend = startBackend({}, (app) => {
  app.post('/api/slow', { config: { ...config, deadlineMs: 50 } }, never);
  app.post('/api/hangs', { config }, () => {
    started.resolve();
    cancellation()?.addEventListener('abort', () => cancelled.resolve());
    return never();
  });
});
let address: string;
beforeAll(async () => {
  address = await listen(backend);
});

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

describe('a request that changes something', () => {
  it.each([
    ['without a body', null],
    ['with a body that was read', '{}'],
  ])('%s gets Retry-After once it has waited too long', async (_name, body) => {
    const response = await fetch(`${address}/api/slow`, { method: 'POST', headers, body });
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retry_after: 5 });
  });

  it('is cancelled when its caller hangs up', async () => {
    const request = send(`${address}/api/hangs`, { method: 'POST', headers });
    request.on('error', () => undefined);
    request.end('{}');
    await started.promise;
    request.destroy();
    await cancelled.promise;
  });

  it('has a deadline before the connection is cut off, whatever it is', () => {
    const { connectionTimeout = 0 } = backend.app.initialConfig;
    const changing = backend.app.routeTable.filter(
      ({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(String(method)),
    );
    expect(changing.length).toBeGreaterThan(20);
    for (const { url, config: { deadlineMs = Infinity } = {} } of changing) {
      expect([url, deadlineMs < connectionTimeout]).toEqual([url, true]);
    }
  });
});
