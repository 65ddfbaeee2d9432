import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startBackend } from '../../../test/build-app.ts';
import { signedIn } from '../../../test/people.ts';
import { activate } from '../../../test/toolbox.ts';

const backend = startBackend({ ADDRESS_LIMIT_FACTOR: '1' });

it('lets one machine make many calls at once, but no flood, and tells when to go on', async () => {
  const { browser } = await signedIn(backend, 'insistente');
  const toolbox = await activate(backend, browser);
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => toolbox.call('GET', '/tools')),
  );
  const admitted = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 429);
  expect(admitted).toBeGreaterThanOrEqual(120);
  // Some calls come back while the others are being answered.
  expect(refused.length).toBeGreaterThan(5);
  expect(refused[0]?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', retry_after: 1 });

  await sql`UPDATE machines SET calls_at = calls_at - interval '1 minute'`.execute(backend.app.db);
  expect((await toolbox.call('GET', '/tools')).status).toBe(200);
  const { browser: other } = await signedIn(backend, 'tranquila');
  expect((await (await activate(backend, other)).call('GET', '/tools')).status).toBe(200);
});
