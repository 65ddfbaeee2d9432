import { profileFieldNames, profileFields } from '@consultancy/validation';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { Browser } from '../../../test/browser.ts';
import { inThisProcess, startBackend } from '../../../test/build-app.ts';
import { addUser } from '../../../test/users.ts';
import { firstAdminText, prepareFirstAdmin } from './first-admin.ts';

// No other server beside it, which would prepare the account first.
const backend = startBackend({}, inThisProcess);
const prepare = (renew = false) => {
  const { db, keys, passwords, config } = backend.app;
  return prepareFirstAdmin({ db, keys, passwords, publicUrl: config.PUBLIC_URL }, renew);
};
const chosen = 'Salto del Tequendama 132';
const open = (link: string, browser = new Browser(backend)) =>
  browser.post('/api/verify-reset-password-email', {
    token: new URL(link).searchParams.get('token'),
    new_password: chosen,
    confirm_new_password: chosen,
  });

it('is one link for servers that start at once, renewed only when asked, used once', async () => {
  await addUser(backend, 'administrador');
  const links = (await Promise.all([prepare(), prepare(), prepare()])).filter(Boolean);
  expect(links).toHaveLength(1);
  const first = links[0]?.link ?? '';
  expect(links[0]?.username).toBe('administrador_2');
  expect(first).toMatch(/^http:\/\/portal\.test\/auth\/email-reset-password-verification\?token=/);
  expect(await prepare()).toBeNull();

  const renewed = await prepare(true);
  expect(renewed && firstAdminText(renewed)).toContain(renewed?.link);
  expect((await open(first)).body.code).toBe('LINK_INVALID');
  const browser = new Browser(backend);
  expect((await open(renewed?.link ?? '', browser)).body).toEqual({
    username: 'administrador_2',
    role: 'admin',
  });
  expect((await browser.validateSession()).status).toBe(200);
  expect((await open(renewed?.link ?? '')).body.code).toBe('LINK_INVALID');
  expect(await prepare()).toBeNull();
  expect(await prepare(true)).toBeNull();
  expect(backend.mailbox.mails).toEqual([]);
});

it('prepares an account whose data follow the rules of the profile', async () => {
  const account = await backend.app.db
    .selectFrom('users')
    .select(profileFieldNames)
    .where('username', '=', 'administrador_2')
    .executeTakeFirstOrThrow();
  // No mail may reach its address, which is none that the rules accept.
  const rejected = profileFieldNames.filter(
    (field) => field !== 'email' && !profileFields[field].safeParse(account[field]).success,
  );
  expect(rejected, 'give each a value in first-admin.ts').toEqual([]);
});

it('is recreated after a day, and not once there is an administrator', async () => {
  await sql`UPDATE users SET last_login = NULL`.execute(backend.app.db);
  expect((await prepare())?.username).toBe('administrador_2');
  await sql`UPDATE one_use_tokens SET expires_at = now()`.execute(backend.app.db);
  expect((await prepare())?.username).toBe('administrador_2');
  await sql`UPDATE one_use_tokens SET expires_at = now()`.execute(backend.app.db);
  await addUser(backend, 'jefa', 'admin');
  expect(await prepare()).toBeNull();
});
