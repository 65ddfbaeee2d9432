import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { withTotp } from '../../../test/second-factor.ts';
import { sessionOf, whileProving } from '../../../test/while-proving.ts';
import { revokeUserSessions } from './session-repository.ts';

const backend = startBackend();

const changeProfile = (browser: Browser, payload: object) =>
  browser.send({ method: 'PUT', url: '/api/update-info', payload });

/** What would give access to the account after the end of the session, or come back into an erased one. */
const stored = async (userId: number) => {
  const { rows } = await sql`
    SELECT (SELECT count(*) FROM activation_codes WHERE user_id = ${userId})::integer AS codes,
           (SELECT count(*) FROM email_changes WHERE user_id = ${userId})::integer AS emails,
           (SELECT md5(string_agg(code_hash, ',' ORDER BY lookup)) FROM recovery_codes
            WHERE user_id = ${userId}) AS recovery,
           (SELECT first_name FROM users WHERE id = ${userId}) AS name`.execute(backend.app.db);
  return rows[0];
};

describe('in a session that its user revokes at that moment', () => {
  it.each<[string, (browser: Browser) => ReturnType<Browser['post']>]>([
    ['activation code', (browser) => browser.post('/api/activation_codes')],
    ['e-mail', (browser) => changeProfile(browser, { email: 'intrusa@example.com' })],
    ['name', (browser) => changeProfile(browser, { first_name: 'Intrusa' })],
    ['recovery codes', (browser) => browser.post('/api/second-factor/recovery-codes')],
  ])('no new %s is stored', async (what, request) => {
    const username = `justo_${what.replace(/\W/g, '_')}`.slice(0, 20);
    const { browser, id } = await withTotp(backend, username);
    const before = await stored(id);
    const response = await whileProving(
      backend,
      await sessionOf(backend, id),
      () => request(browser),
      async (trx) => {
        await sql`SELECT FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(trx);
        return () => revokeUserSessions(trx, id, 'password changed');
      },
    );
    expect(response).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await stored(id)).toEqual(before);
  });
});
