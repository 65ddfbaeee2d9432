import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { writePortalFolder } from '../../test/portal-folder.ts';

const folder = testFolder('portal');
await writePortalFolder(folder);

const backend = startBackend({ PORTAL_DIST: folder, TIME_LIMIT_FACTOR: '1' }, (app) => {
  const config = { policy: 'public' as const };
  app.get('/api/quick', { config }, async () => ({}));
});

const never = new Int32Array(new SharedArrayBuffer(4));

/** Keeps the event loop from its work. The thread waits: a loop would take a core from other tests. */
async function block(ms: number) {
  Atomics.wait(never, 0, 0, ms);
  await wait(1);
}

/** Puts the mean of 3 s of delays over 3 s: what was quick before is read by itself. */
async function fallBehind() {
  await block(3100);
  await block(7000);
}

it('rejects no request for pauses below the limit, however many', async () => {
  for (const pause of [1100, 1200, 1300, 1400]) {
    await block(pause);
    expect((await new Browser(backend).get('/api/quick')).status).toBe(200);
  }
});

it('rejects API requests while the event loop is far behind, but no page, file or health check', async () => {
  const paths = [
    '/api/price-list',
    '/healthz/ready',
    '/healthz/live',
    '/',
    '/assets/main-Ab3dE6g.js',
  ];
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await new Browser(backend).get(path)).status));
  const asEver = await statuses();
  expect(asEver.slice(1)).toEqual([200, 200, 200, 200]);
  await expect
    .poll(() => fallBehind().then(statuses), { timeout: 60_000 })
    .toEqual([503, 503, 200, 200, 200]);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(asEver);
});
