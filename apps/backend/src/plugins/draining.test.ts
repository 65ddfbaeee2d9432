import { expect, it } from 'vitest';
import { inThisProcess, startBackend } from '../../test/build-app.ts';

const backend = startBackend({}, inThisProcess);

it('keeps responding while its readiness is 503, and closes connections', async () => {
  const url = await backend.app.listen({ host: '127.0.0.1', port: 0 });
  const ready = await fetch(`${url}/healthz/ready`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([200, 'keep-alive']);
  backend.app.draining.start();
  const draining = await fetch(`${url}/healthz/ready`);
  expect([draining.status, draining.headers.get('connection')]).toEqual([503, 'close']);
  expect(draining.headers.get('retry-after')).toBe('2');
  const live = await fetch(`${url}/healthz/live`);
  expect([live.status, live.headers.get('connection')]).toEqual([200, 'close']);
  expect((await fetch(`${url}/api/bot_check/challenge?action=login`)).status).toBe(200);
});
