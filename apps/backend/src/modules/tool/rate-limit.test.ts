import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { activate } from '../../../test/toolbox.ts';
import { signedIn } from '../../../test/users.ts';

const backend = startBackend({ ADDRESS_LIMIT_FACTOR: '1' });
const strictest = startBackend({ ADDRESS_LIMIT_FACTOR: '0.001' });

const requestsCountedUntil = (timestamp: RawBuilder<unknown>) =>
  sql`UPDATE machines SET calls_at = ${timestamp}`.execute(backend.app.db);

it('allows one machine many concurrent requests, but no flood, and reports when to retry', async () => {
  const { browser } = await signedIn(backend, 'insistente');
  const toolbox = await activate(backend, browser);
  // No request counts as expired while the others run, however long that takes.
  await requestsCountedUntil(sql`now() + interval '1 hour'`);
  const responses = await Promise.all(
    Array.from({ length: 150 }, () => toolbox.call('GET', '/tools')),
  );
  const rejected = responses.filter(({ status }) => status === 429);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(rejected).toHaveLength(30);
  expect(rejected[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 1 });

  await requestsCountedUntil(sql`now() - interval '1 minute'`);
  expect((await toolbox.call('GET', '/tools')).status).toBe(200);
  const { browser: other } = await signedIn(backend, 'tranquila');
  expect((await (await activate(backend, other)).call('GET', '/tools')).status).toBe(200);
});

it('admits one request of a machine, however small the factor of the limits', async () => {
  const { browser } = await signedIn(strictest, 'despacio');
  const toolbox = await activate(strictest, browser);
  expect((await toolbox.call('GET', '/tools')).status).toBe(200);
  expect((await toolbox.call('GET', '/tools')).status).toBe(429);
});
