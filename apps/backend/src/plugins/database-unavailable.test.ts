import { expect, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import { Browser } from '../../test/browser.ts';
import {
  copyDatabase,
  inThisProcess,
  startBackend,
  type TestBackend,
} from '../../test/build-app.ts';

const port = await freePort();
// Servers of their own would be waited for until they are ready, and here none ever is.
const backend = startBackend(
  { DATABASE_URL: `postgres://x:x@127.0.0.1:${port}/none` },
  inThisProcess,
);

const database = await copyDatabase();

/** The address of the database, changed. */
function changed(part: 'username' | 'pathname', value: string) {
  const url = new URL(database.url);
  url[part] = value;
  return startBackend({ DATABASE_URL: url.href, DATABASE_DIRECT_URL: url.href }, inThisProcess);
}

const withoutRole = changed('username', 'unknown_role');
const withoutDatabase = changed('pathname', '/unknown_database');

async function expectUnavailable(started: TestBackend) {
  const browser = new Browser(started);
  expect((await browser.get('/healthz/live')).status).toBe(200);
  for (const url of ['/healthz/ready', '/api/bot_check/challenge?action=login']) {
    const response = await browser.get(url);
    expect(response).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
    expect(Number(response.headers['retry-after'])).toBe(response.body.retry_after);
  }
}

it('starts, lives and responds with 503 while the database is unavailable', () =>
  expectUnavailable(backend));

it('does the same while the database does not admit its role, as when a password is replaced', () =>
  expectUnavailable(withoutRole));

it('does the same while there is no such database, as when it is restored', () =>
  expectUnavailable(withoutDatabase));
