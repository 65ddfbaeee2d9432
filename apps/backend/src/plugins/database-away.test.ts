import { expect, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';

const port = await freePort();
// Servers of their own would be waited for until they are ready, and here none ever is.
const backend = startBackend(
  { DATABASE_URL: `postgres://x:x@127.0.0.1:${port}/none` },
  inThisProcess,
);

it('starts, lives and responds with 503 while the database is unavailable', async () => {
  const browser = new Browser(backend);
  expect((await browser.get('/healthz/live')).status).toBe(200);
  for (const url of ['/healthz/ready', '/api/bot_check/challenge?action=login']) {
    const response = await browser.get(url);
    expect(response).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(Number(response.headers['retry-after'])).toBe(response.body.retry_after);
  }
});
