import { expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';

const backend = startBackend({}, (app) => {
  const config = { policy: 'public' as const };
  const never = () => Promise.withResolvers<never>().promise;
  app.post('/api/slow', { config, handlerTimeout: 50 }, never);
});

it('tells whoever has waited too long when to come again', async () => {
  const answer = await new Browser(backend).post('/api/slow');
  expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(answer.headers['retry-after']).toBe('5');
});

it('does so before the connection is cut off, and for all that changes something', () => {
  const { connectionTimeout = 0 } = backend.app.initialConfig;
  const changing = backend.app.routeTable.filter(
    ({ method }) => !['GET', 'HEAD'].includes(String(method)),
  );
  expect(changing.length).toBeGreaterThan(20);
  for (const { url, handlerTimeout = Infinity } of changing) {
    expect([url, handlerTimeout < connectionTimeout]).toEqual([url, true]);
  }
});
