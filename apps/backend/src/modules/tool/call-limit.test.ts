import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { signedIn } from '../../../test/people.ts';
import { activate } from '../../../test/toolbox.ts';

const backend = startBackend({ ADDRESS_LIMIT_FACTOR: '1' });

const callsCountedUntil = (instant: RawBuilder<unknown>) =>
  sql`UPDATE machines SET calls_at = ${instant}`.execute(backend.app.db);

it('lets one machine make many calls at once, but no flood, and tells when to go on', async () => {
  const { browser } = await signedIn(backend, 'insistente');
  const toolbox = await activate(backend, browser);
  // No call comes back while the others are being answered, however long that takes.
  await callsCountedUntil(sql`now() + interval '1 hour'`);
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => toolbox.call('GET', '/tools')),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
  expect(refused).toHaveLength(30);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 1 });

  await callsCountedUntil(sql`now() - interval '1 minute'`);
  expect((await toolbox.call('GET', '/tools')).status).toBe(200);
  const { browser: other } = await signedIn(backend, 'tranquila');
  expect((await (await activate(backend, other)).call('GET', '/tools')).status).toBe(200);
});
