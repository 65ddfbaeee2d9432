import {
  accessLog,
  errorLog,
  ledgerEntry,
  transaction,
  usedUtilization,
  userTransaction,
  utilization,
} from '@consultancy/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { giveCredits } from '../../test/credits.ts';
import { addReportRows } from '../../test/report-rows.ts';
import { signedIn } from '../../test/users.ts';

// The statements of each list are counted at the process's own pool.
const backend = startBackend({}, inThisProcess);
let admin: Browser;
let user: Browser;

const dateFields = ['access_time', 'usage_date', 'used_date', 'error_time', 'trans_date', 'date'];

/** Every list over the rows of one user: its address, and the fields of §3. */
const lists = [
  ['/api/get_access_logs/lucia', accessLog],
  ['/api/get_recent_logs', accessLog],
  ['/api/get_utilizations/lucia', utilization],
  ['/api/get_all_utilizations', usedUtilization],
  ['/api/get_feature_utilization/R_INF_04', usedUtilization],
  ['/api/get_all_error_logs', errorLog],
  ['/api/get_user_errors/lucia', errorLog],
  ['/api/get_tool_errors/r_inf_04', errorLog],
  ['/api/get_transactions/lucia', transaction],
  ['/api/get_all_transactions', userTransaction],
  ['/api/user_credit_history/lucia', ledgerEntry],
] as const;
/** Those that have `max_count` (§7). */
const counted = lists.filter(([path]) => !path.includes('credit_history'));

const dateOf = (row: Record<string, unknown> = {}) =>
  String(row[dateFields.find((field) => field in row) ?? '']);

beforeAll(async () => {
  const { browser, id: adminId } = await signedIn(backend, 'jefa', 'admin');
  admin = browser;
  const one = await signedIn(backend, 'lucia');
  user = one.browser;
  await signedIn(backend, 'vacia');
  await addReportRows(backend, { userId: one.id, adminId, count: 30 });
  // All have one timestamp: only their numbers differ.
  const start = '2026-04-01T00:00:00.123Z';
  await addReportRows(backend, { userId: one.id, adminId, count: 7, start, every: 0 });
  for (let n = 0; n < 3; n += 1) {
    await giveCredits(backend, one.id, '10.50');
  }
});

describe.each(lists)('GET %s', (path, schema) => {
  it('returns exactly the fields of §3, newest first', async () => {
    const { status, body } = await admin.get(path);
    expect(status).toBe(200);
    expect(body.items.length).toBeGreaterThan(2);
    for (const item of body.items) {
      expect(Object.keys(item).sort()).toEqual(Object.keys(schema.shape).sort());
    }
    const dates = body.items.map(dateOf);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('takes two statements at most, the check of the session included', async () => {
    await admin.get(path);
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    backend.app.pool.on('acquire', count);
    await admin.get(path);
    backend.app.pool.off('acquire', count);
    expect(statements).toBe(2);
  });
});

describe.each(counted)('pages of GET %s', (path) => {
  const march = 'start_date=2026-03-01T00:00:00Z&end_date=2026-04-30T23:59:59.999Z';

  it('continue by cursor without a gap or a repeat, also among equal dates', async () => {
    const { body: whole } = await admin.get(`${path}?${march}`);
    expect(whole.items).toHaveLength(37);
    const seen: unknown[] = [];
    let cursor = '';
    let pages = 0;
    do {
      const next = cursor && `&cursor=${cursor}`;
      const { body } = await admin.get(`${path}?${march}&max_count=5${next}`);
      seen.push(...body.items);
      cursor = body.next_cursor ?? '';
      pages += 1;
    } while (cursor);
    expect(seen).toEqual(whole.items);
    expect(pages).toBe(8);
  });

  it('include rows at both ends of the period', async () => {
    const between = async (start: string, end: string) => {
      const dates = `start_date=${start}&end_date=${end}`;
      return (await admin.get(`${path}?${dates}`)).body.items.length;
    };
    expect(await between('2026-03-01T12:00:00Z', '2026-03-01T12:02:00.000Z')).toBe(3);
    expect(await between('2026-04-01T00:00:00.123Z', '2026-04-01T00:00:00.123Z')).toBe(7);
    expect(await between('2026-04-01T00:00:00.124Z', '2026-04-02T00:00:00Z')).toBe(0);
    expect(await between('2026-03-31T00:00:00Z', '2026-04-01T00:00:00.122Z')).toBe(0);
  });
});

describe('the user or tool of a list', () => {
  it('an unknown user or tool is 404 to an administrator', async () => {
    for (const path of ['get_access_logs', 'get_user_errors', 'user_credit_history']) {
      const response = await admin.get(`/api/${path}/nadie_99`);
      expect(response).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    }
    for (const path of ['get_feature_utilization', 'get_tool_errors']) {
      const response = await admin.get(`/api/${path}/R_INF_99`);
      expect(response).toMatchObject({ status: 404, body: { code: 'TOOL_NOT_FOUND' } });
    }
  });

  it('a known one without rows is 200 and empty', async () => {
    const empty = { status: 200, body: { items: [], next_cursor: null } };
    for (const path of ['get_utilizations/vacia', 'get_tool_errors/R_INF_15']) {
      expect(await admin.get(`/api/${path}`)).toMatchObject(empty);
    }
  });

  it('contains the rows of that user and no other', async () => {
    const { body } = await user.get('/api/get_access_logs/LUCIA');
    expect(new Set(body.items.map((item) => item.username))).toEqual(new Set(['lucia']));
  });

  it('rejects another user’s and an unknown username with the same response', async () => {
    const [other, unknown] = await Promise.all(
      ['jefa', 'nadie_99'].map((name) => user.get(`/api/user_credit_history/${name}`)),
    );
    expect(other?.status).toBe(403);
    expect(unknown?.text).toBe(other?.text);
  });
});
