import { ruleTexts } from '@consultancy/validation';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { startBackend } from '../../../test/build-app.ts';
import { addPerson, signedIn } from '../../../test/people.ts';

const backend = startBackend();
let buyer: Browser;

beforeAll(async () => {
  ({ browser: buyer } = await signedIn(backend, 'compradora'));
});

describe('the list of purchases', () => {
  it('goes on by cursor, newest first, without a gap or a repeat', async () => {
    const { browser, id } = await signedIn(backend, 'paginada');
    const admin = await addPerson(backend, 'otro_admin', 'admin');
    await sql`
      INSERT INTO transactions (user_id, recorded_by, trans_date, trans_type, credits_purchased,
                                amount_paid, trans_platform)
      SELECT ${id}, ${admin}, timestamptz '2026-01-01T00:00:00Z' + n * interval '1 day', 'Compra',
             1, 1, 'Portal' FROM generate_series(1, 25) AS n`.execute(backend.app.db);
    const ids: number[] = [];
    let cursor = '';
    do {
      const page = await browser.get(
        `/api/get_transactions/paginada?max_count=10${cursor && `&cursor=${cursor}`}`,
      );
      ids.push(...page.body.items.map((item) => Number(item.trans_id)));
      cursor = page.body.next_cursor ?? '';
    } while (cursor);
    expect(ids).toHaveLength(25);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    const dates = 'start_date=2026-01-02T00:00:00Z&end_date=2026-01-04T00:00:00.000Z';
    const few = await browser.get(`/api/get_transactions/paginada?${dates}`);
    expect(few.body.items).toHaveLength(3);
    expect(few.body.next_cursor).toBeNull();
  });

  it.each([
    ['max_count', '0'],
    ['max_count', '+20'],
    ['max_count', '20.0'],
    ['max_count', '٢٠'],
    ['start_date', '2024-02-30T00:00:00Z'],
    ['end_date', 'ayer'],
    ['cursor', 'aWQxeA'],
    ['cursor', '%27'],
    ['extra', '1'],
  ])('refuses %s=%s, naming the field', async (field, value) => {
    const answer = await buyer.get(
      `/api/get_transactions/compradora?${field}=${encodeURIComponent(value)}`,
    );
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ field }] } });
  });

  it('refuses a start after the end', async () => {
    const dates = 'start_date=2026-02-02T00:00:00Z&end_date=2026-01-01T00:00:00Z';
    const answer = await buyer.get(`/api/get_transactions/compradora?${dates}`);
    expect(answer.body.fields).toEqual([{ field: 'start_date', message: ruleTexts.dateOrder }]);
  });
});
