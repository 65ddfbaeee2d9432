import { ruleTexts } from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { signedIn } from '../../test/users.ts';
import { encodeCursor } from './paging.ts';

const backend = startBackend();
let browser: Browser;

beforeAll(async () => {
  ({ browser } = await signedIn(backend, 'ana_1'));
});

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');

describe('the query of a list', () => {
  it.each([
    ['max_count', '0', ruleTexts.recordCount],
    ['max_count', '20.0', ruleTexts.recordCount],
    ['max_count', '+20', ruleTexts.recordCount],
    ['max_count', ' 20', ruleTexts.recordCount],
    ['max_count', '٢٠', ruleTexts.recordCount],
    ['start_date', '2024-02-30T00:00:00Z', ruleTexts.dateFormat],
    ['start_date', '0000-01-01T00:00:00Z', ruleTexts.dateFormat],
    ['end_date', 'ayer', ruleTexts.dateFormat],
    ['cursor', "'; DROP", ruleTexts.cursorFormat],
    ['cursor', cursorOf('1'), ruleTexts.cursorFormat],
    ['cursor', cursorOf('1772366400000000.01'), ruleTexts.cursorFormat],
    ['cursor', cursorOf('9999999999999999.1'), ruleTexts.cursorFormat],
    ['cursor', cursorOf('1e9.1'), ruleTexts.cursorFormat],
    ['time_zone', 'Bogotá', ruleTexts.timeZone],
    ['time_zone', '+05:00', ruleTexts.timeZone],
    ['time_zone', 'EST', ruleTexts.timeZone],
    ['extra', '1', ruleTexts.fieldUnknown],
  ])('rejects %s=%j, naming the field', async (field, value, message) => {
    const response = await browser.get(
      `/api/get_transactions/ana_1?${field}=${encodeURIComponent(value)}`,
    );
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
  });

  it('takes an empty max_count as the default (§5)', async () => {
    const path = '/api/get_access_logs/ana_1';
    const [empty, absent] = [await browser.get(`${path}?max_count=`), await browser.get(path)];
    expect([empty.status, empty.text]).toEqual([200, absent.text]);
  });

  it('rejects a start after the end', async () => {
    const dates = 'start_date=2026-02-02T00:00:00Z&end_date=2026-01-01T00:00:00Z';
    const response = await browser.get(`/api/get_access_logs/ana_1?${dates}`);
    expect(response.body.fields).toEqual([{ field: 'start_date', message: ruleTexts.dateOrder }]);
  });

  it('has no max_count in the credit history (§7)', async () => {
    const response = await browser.get('/api/user_credit_history/ana_1?max_count=5');
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field: 'max_count' }] } });
  });

  it('takes any cursor that a list could have given', async () => {
    for (const order_at of [1_772_366_400_000_001, -1, 0]) {
      const cursor = encodeCursor({ order_at, order_id: 7 });
      const response = await browser.get(`/api/get_access_logs/ana_1?cursor=${cursor}`);
      expect(response.status).toBe(200);
    }
  });
});
