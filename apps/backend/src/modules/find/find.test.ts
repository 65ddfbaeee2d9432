import { type FindResults, foundUsersMaximum } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addReportRows } from '../../../test/report-rows.ts';
import { addUser, signedIn } from '../../../test/users.ts';

const backend = startBackend();
let admin: Browser;
let user: Browser;

beforeAll(async () => {
  const head = await signedIn(backend, 'jefa', 'admin');
  admin = head.browser;
  ({ browser: user } = await signedIn(backend, 'ana_nunez'));
  await addUser(backend, 'lauralba');
  const userId = await addUser(backend, 'laura');
  await addUser(backend, 'no_laura');
  await sql`
    UPDATE users SET first_name = 'Lucía', last_name = 'Gómez Peña', disabled_at = now(),
                     enterprise_name = 'Geomática 100% Andina'
    WHERE id = ${userId}`.execute(backend.app.db);
  await addReportRows(backend, { userId, adminId: head.id, count: 2 });
});

const search = (text: string) => admin.get(`/api/admin/find?text=${encodeURIComponent(text)}`);

async function find(text: string): Promise<FindResults> {
  const { status, text: json } = await search(text);
  expect(status).toBe(200);
  return JSON.parse(json);
}

const names = async (text: string) => (await find(text)).users.map(({ username }) => username);

describe('the search over all records', () => {
  it('returns what identifies a user, and the role and the state of the account', async () => {
    expect((await find('LUCÍA gomez')).users).toEqual([
      {
        username: 'laura',
        first_name: 'Lucía',
        last_name: 'Gómez Peña',
        email: 'laura@example.com',
        enterprise_name: 'Geomática 100% Andina',
        role: 'user',
        suspended: true,
        erased: false,
      },
    ]);
  });

  it.each([
    ['Laura', ['laura', 'lauralba', 'no_laura']],
    ['jef', ['jefa']],
    ['laura@EXAMPLE', ['laura', 'no_laura']],
    ['Gómez Peña, Lucía', ['laura']],
    ['100% andina', ['laura']],
    ['%', ['laura']],
    ["'; DROP TABLE users; --", []],
    ['\\', []],
  ])('finds users by %j, the exact one first', async (text, found) => {
    expect(await names(text)).toEqual(found);
  });

  it('returns few users, however many match', async () => {
    for (const username of ['zz_1', 'zz_2', 'zz_3', 'zz_4', 'zz_5', 'zz_6', 'zz_7']) {
      await addUser(backend, username);
    }
    expect(await names('zz_')).toHaveLength(foundUsersMaximum);
  });

  it.each(['', '#', 'N.º '])(
    'finds the purchase and the run of a number after %j',
    async (mark) => {
      const { body: sales } = await admin.get('/api/get_transactions/laura');
      const { body: runs } = await admin.get('/api/get_utilizations/laura');
      const sale = sales.items[0];
      const run = runs.items[0];
      expect((await find(`${mark}${sale?.trans_id}`)).transaction).toEqual({
        trans_id: sale?.trans_id,
        trans_date: sale?.trans_date,
        username: 'laura',
      });
      expect((await find(`${mark}${run?.utilization_id}`)).utilization).toEqual({
        utilization_id: run?.utilization_id,
        usage_date: run?.usage_date,
        username: 'laura',
        feature_id: 'R_INF_04',
      });
    },
  );

  it.each(['999999999', '9999999999999999999', '-1', '1e2', '000', '1 OR 1=1'])(
    'finds no record by %j',
    async (text) => {
      expect(await find(text)).toEqual({ users: [], transaction: null, utilization: null });
    },
  );

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a control character', 'lau\u0000ra'],
    ['a text of more than 100 characters', 'a'.repeat(101)],
  ])('rejects %s', async (_, text) => {
    expect((await search(text)).status).toBe(400);
  });

  it('is for administrators', async () => {
    const rejected = { status: 403, body: { code: 'UNAUTHORIZED' } };
    expect(await user.get('/api/admin/find?text=laura')).toMatchObject(rejected);
    expect(await user.get('/api/admin/users/ana_nunez')).toMatchObject(rejected);
  });

  it('rejects a flood of searches with the time to wait', async () => {
    await find('laura');
    await sql`UPDATE rate_limits SET hits = array_fill(now(), ARRAY[600])`.execute(backend.app.db);
    expect(await search('laura')).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', retry_after: expect.any(Number) },
    });
  });
});
