import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { addUser } from '../../test/users.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { factorVaultOf } from '../security/factor-vault.ts';
import { checkFactors } from './factor-checks.ts';

const backend = startBackend({}, inThisProcess);
const before = 'a secret of before, long enough to be one';

/** What the doctor says with these settings. */
async function check(settings: { FACTOR_SECRET?: string; FACTOR_SECRET_FORMER?: string }) {
  const pool = createUnlimitedPool(backend.config.DATABASE_URL);
  const client = await pool.connect();
  try {
    const [finding, ...others] = await checkFactors(client, { ...backend.config, ...settings });
    expect(others).toEqual([]);
    return finding;
  } finally {
    client.release();
    await pool.end();
  }
}

/** Gives a new user an authenticator app, encrypted with the secret, or with the one in use. */
async function addApp(username: string, FACTOR_SECRET?: string) {
  const userId = await addUser(backend, username);
  const vault = factorVaultOf({ ...backend.config, FACTOR_SECRET });
  const sealed = vault.seal(userId, Buffer.from('twenty bytes, or so.'));
  await sql`INSERT INTO totp_factors (user_id, secret, last_step)
            VALUES (${userId}, ${sealed}, 0)`.execute(backend.app.db);
}

beforeAll(async () => {
  await addApp('one_app');
  await addApp('another_app');
});

it('finds that a former secret may be removed once no app is encrypted with it', async () => {
  expect(await check({})).toMatchObject({ severity: 'ok', text: '2 can be decrypted' });
  const rotated = { FACTOR_SECRET_FORMER: before };
  expect(await check(rotated)).toMatchObject({
    severity: 'warning',
    text: 'None needs FACTOR_SECRET_FORMER any more',
  });
  await addApp('old_app', before);
  expect(await check(rotated)).toMatchObject({
    severity: 'ok',
    text: '3 can be decrypted, 1 of them with FACTOR_SECRET_FORMER, which must stay',
  });
});

it('reports apps whose codes no server accepts, as the settings lack their secret', async () => {
  expect(await check({})).toMatchObject({
    severity: 'error',
    text: '1 of 3 cannot be decrypted: no code of theirs is accepted',
  });
  expect(await check({ FACTOR_SECRET: before })).toMatchObject({
    severity: 'error',
    text: '2 of 3 cannot be decrypted: no code of theirs is accepted',
  });
});
