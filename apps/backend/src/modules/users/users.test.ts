import { listedUser, userAccount, userInformation } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addUser, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let admin: Browser;
let user: Browser;

beforeAll(async () => {
  const { db } = backend.app;
  ({ browser: admin } = await signedIn(backend, 'jefa', 'admin'));
  const one = await signedIn(backend, 'ana_nunez');
  user = one.browser;
  await sql`
    INSERT INTO machines (user_id, machine_id, token_hash, released_at)
    VALUES (${one.id}, 'PC-VIEJO', '\\x01', now()), (${one.id}, 'PC-GIS-01', '\\x02', NULL)`.execute(
    db,
  );
  await sql`
    INSERT INTO email_changes (user_id, new_email, expires_at)
    VALUES (${one.id}, 'nueva@example.com', now() + interval '1 hour')`.execute(db);
  const second = await addUser(backend, 'julian');
  await sql`
    UPDATE users SET first_name = 'Julián', last_name = 'Muñoz Peña', disabled_at = now(),
                     enterprise_name = 'Geomática 100% Andina'
    WHERE id = ${second}`.execute(db);
});

describe('the information of a user', () => {
  it('holds the fields of §3, the active machine and the e-mail that awaits', async () => {
    const { status, body } = await user.get('/api/user_information/Ana_Nunez');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(userInformation.shape).sort());
    expect(body).toMatchObject({
      username: 'ana_nunez',
      machine_id: 'PC-GIS-01',
      pending_email: 'nueva@example.com',
      current_credits: '0.00',
    });
  });

  it('omits a pending address whose link has expired', async () => {
    await sql`UPDATE email_changes SET expires_at = now()`.execute(backend.app.db);
    expect(await user.get('/api/user_information/ana_nunez')).toMatchObject({
      body: { pending_email: null },
    });
  });

  it('is shown to an administrator for every user, with 404 for an unknown one', async () => {
    const other = await admin.get('/api/user_information/julian');
    expect(other).toMatchObject({ status: 200, body: { last_login: null, machine_id: null } });
    const unknown = await admin.get('/api/user_information/nadie_99');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });
});

describe('the account of a user', () => {
  it('holds the fields of the lists, the role and the e-mail that awaits', async () => {
    await sql`UPDATE email_changes SET expires_at = now() + interval '1 hour'`.execute(
      backend.app.db,
    );
    const { status, body } = await admin.get('/api/admin/users/Ana_Nunez');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(userAccount.shape).sort());
    expect(body).toMatchObject({
      username: 'ana_nunez',
      role: 'user',
      machine_id: 'PC-GIS-01',
      open_sessions: 1,
      pending_email: 'nueva@example.com',
      disabled_at: null,
    });
    expect(await admin.get('/api/admin/users/jefa')).toMatchObject({ body: { role: 'admin' } });
  });

  it('is 404 for an unknown user', async () => {
    const unknown = await admin.get('/api/admin/users/nadie_99');
    expect(unknown).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
  });
});

describe('the lists of users', () => {
  const names = async (path: string) =>
    (await admin.get(path)).body.items.map(({ username }) => username);

  it('separate users and administrators, the newest first, with the fields of §3', async () => {
    expect(await names('/api/users')).toEqual(['julian', 'ana_nunez']);
    // A server that starts on no data has prepared a first administrator, who is older.
    const known = (await names('/api/admins')).filter((name) => name !== 'administrador');
    expect(known).toEqual(['jefa']);
    const { body } = await admin.get('/api/users?max_count=1');
    expect(Object.keys(body.items[0] ?? {}).sort()).toEqual(Object.keys(listedUser.shape).sort());
    expect(body.items[0]?.disabled_at).toEqual(expect.any(String));
    const { body: admins } = await admin.get('/api/admins');
    expect(admins.items[0]).toMatchObject({ username: 'jefa', open_sessions: 1 });
    expect(await names(`/api/users?cursor=${body.next_cursor}`)).toEqual(['ana_nunez']);
  });

  it.each([
    ['JULIAN', ['julian']],
    ['julián munoz', ['julian']],
    ['Muñoz, Julián', ['julian']],
    ['Muñoz Jul', ['julian']],
    ['andina 100% mu', ['julian']],
    ['nun @example', ['ana_nunez']],
    ['munoz 200', []],
    ['PEÑA', ['julian']],
    ['nunez@', ['ana_nunez']],
    ['ana_nunez@EXAMPLE', ['ana_nunez']],
    ['100% andina', ['julian']],
    ['%', ['julian']],
    ['', ['julian', 'ana_nunez']],
    ["'; DROP TABLE users; --", []],
  ])('find %j, whatever case and accents', async (search, found) => {
    expect(await names(`/api/users?search=${encodeURIComponent(search)}`)).toEqual(found);
  });

  it('are rejected for ordinary users', async () => {
    for (const path of ['/api/users', '/api/admins']) {
      expect(await user.get(path)).toMatchObject({ status: 403, body: { code: 'UNAUTHORIZED' } });
    }
  });
});
