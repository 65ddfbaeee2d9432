import {
  accessSummary,
  balanceSummary,
  errorLogSummary,
  ruleTexts,
  transactionSummary,
  utilizationSummary,
} from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { giveCredits } from '../../test/credits.ts';
import { addReportRows } from '../../test/report-rows.ts';
import { signedIn } from '../../test/users.ts';

const backend = startBackend({}, inThisProcess);
let admin: Browser;
let user: Browser;

/** Each list that adds up: the fields that are added, and the field of its date. */
const lists = [
  ['/get_access_logs/lucia', accessSummary, 'access_time', []],
  ['/get_recent_logs', accessSummary, 'access_time', []],
  ['/get_utilizations/lucia', utilizationSummary, 'usage_date', ['credits_used']],
  ['/get_all_utilizations', utilizationSummary, 'used_date', ['credits_used']],
  ['/get_feature_utilization/R_INF_04', utilizationSummary, 'used_date', ['credits_used']],
  [
    '/get_transactions/lucia',
    transactionSummary,
    'trans_date',
    ['credits_purchased', 'amount_paid'],
  ],
  ['/get_all_transactions', transactionSummary, 'trans_date', ['credits_purchased', 'amount_paid']],
  ['/get_user_errors/lucia', errorLogSummary, 'error_time', []],
  ['/get_all_error_logs', errorLogSummary, 'error_time', []],
  ['/get_tool_errors/R_INF_04', errorLogSummary, 'error_time', []],
] as const;
const counts = ['accesses', 'runs', 'purchases', 'errors'];
const balances = '/user_credit_history/lucia';
const paths = [...lists.map(([path]) => path), balances];
const zones = ['America/Bogota', 'UTC', 'Asia/Tokyo'];

type Metrics = Readonly<Record<string, number | string | null>>;

/** The response of any summary. */
interface Summary {
  unit: string;
  start_date: string;
  end_date: string;
  totals: Metrics;
  points: readonly (Metrics & { date: string })[];
  tools?: readonly Metrics[];
  stages?: readonly Metrics[];
  opening_balance?: string;
}

const summaryOf = async (path: string, query = '', browser = admin): Promise<Summary> => {
  const { status, text } = await browser.get(`/api${path}/summary?${query}`);
  expect([path, status, text]).toEqual([path, 200, expect.any(String)]);
  return JSON.parse(text);
};
const between = (start: string, end: string, zone: string) =>
  `start_date=${start}&end_date=${end}&time_zone=${zone}`;
const localDay = (zone: string, at: string) =>
  new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short' }).format(new Date(at));
const cents = (value: unknown) => Math.round(Number(value ?? 0) * 100);
const dates = ({ points }: Summary) => points.map(({ date }) => date);

/** Changes rows of the append-only history, which no endpoint can. */
const rewrite = (...statements: RawBuilder<unknown>[]) =>
  backend.app.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL session_replication_role = 'replica'`.execute(trx);
    for (const statement of statements) await statement.execute(trx);
  });

beforeAll(async () => {
  const boss = await signedIn(backend, 'jefa', 'admin');
  admin = boss.browser;
  const one = await signedIn(backend, 'lucia');
  user = one.browser;
  const two = await signedIn(backend, 'vacia');
  const rows = { userId: one.id, adminId: boss.id };
  // Around the midnights of all three zones, every 40 minutes over three days.
  await addReportRows(backend, { ...rows, count: 108, start: '2026-03-01T00:20:00Z', every: 40 });
  // The last and the first millisecond of a day in Bogotá, in UTC and in Tokyo.
  for (const hour of ['04:59', '14:59', '23:59']) {
    await addReportRows(backend, { ...rows, count: 1, start: `2026-03-10T${hour}:59.999Z` });
    await addReportRows(backend, { ...rows, count: 1, start: `2026-03-10T${hour}:59.9999Z` });
  }
  for (const hour of ['05:00', '15:00', '00:00']) {
    await addReportRows(backend, { ...rows, count: 1, start: `2026-03-10T${hour}:00Z` });
  }
  await addReportRows(backend, { userId: two.id, adminId: boss.id, count: 2 });
  await rewrite(sql`
    UPDATE utilizations SET feature_id = 'R_INF_07', credits_used = NULL, state = 'open',
                            finish_date = NULL
    WHERE utilization_id % 5 = 0`);
});

describe.each(lists)('the summary of %s', (path, schema, date, amounts) => {
  it.each(zones)('equals the rows of the list, added up by day in %s', async (zone) => {
    const query = between('2026-02-27T12:00:00Z', '2026-03-10T15:30:00Z', zone);
    const body = await summaryOf(path, query);
    const { items } = (await admin.get(`/api${path}?${query}`)).body;
    expect(items.length).toBeGreaterThan(80);
    expect(Object.keys(body).sort()).toEqual(Object.keys(schema.shape).sort());
    expect(body).toMatchObject({ unit: 'day', time_zone: zone, narrowed: false });
    const count = counts.find((name) => name in body.totals) ?? '';
    const expected = new Map(
      dates(body).map((day) => [day, { rows: 0, sums: amounts.map(() => 0) }]),
    );
    for (const item of items) {
      const day = expected.get(localDay(zone, String(item[date])));
      if (!day) throw new Error(`no point for ${item[date]}`);
      day.rows += 1;
      day.sums = amounts.map((name, index) => (day.sums[index] ?? 0) + cents(item[name]));
    }
    for (const point of body.points) {
      const { rows, sums } = expected.get(point.date) ?? { rows: -1, sums: [] };
      expect([point.date, point[count], amounts.map((name) => cents(point[name]))]).toEqual([
        ...[point.date, rows, sums],
      ]);
    }
    expect(body.totals[count]).toBe(items.length);
    for (const name of amounts) {
      const sum = items.reduce((all, item) => all + cents(item[name]), 0);
      expect([cents(body.totals[name]), body.totals[name]]).toEqual([
        sum,
        expect.stringMatching(/^\d+\.\d\d$/),
      ]);
    }
  });

  it('has a point for every day of the range, also where nothing happened', async () => {
    const body = await summaryOf(
      path,
      between('2025-01-01T05:00:00Z', '2025-02-01T04:59:59.999Z', 'America/Bogota'),
    );
    expect(body.points).toHaveLength(31);
    expect([dates(body)[0], dates(body).at(-1)]).toEqual(['2025-01-01', '2025-01-31']);
    expect(
      new Set(body.points.flatMap(({ date: _, ...metrics }) => Object.values(metrics))),
    ).toEqual(new Set(amounts.length > 0 ? [0, '0.00'] : [0]));
    expect(body.tools ?? []).toEqual([]);
  });
});

describe.each(paths)('the range of the summary of %s', (path) => {
  it('is the last 12 months up to today when no dates are given, and says so', async () => {
    const body = await summaryOf(path, 'time_zone=Asia/Tokyo');
    const today = localDay('Asia/Tokyo', new Date().toISOString());
    expect(body).toMatchObject({ unit: 'day', narrowed: false });
    expect(dates(body).at(-1)).toBe(today);
    expect([365, 366]).toContain(body.points.length);
    expect(localDay('Asia/Tokyo', body.start_date)).toBe(dates(body)[0]);
    expect(body.start_date).toMatch(/T15:00:00\.000Z$/);
    expect(body.end_date).toMatch(/T14:59:59\.999Z$/);
  });

  it.each([
    ['2025-01-01T00:00:00Z', '2025-12-31T23:59:59.999Z', 'day', 365, '2025-01-01'],
    ['2024-01-01T00:00:00Z', '2025-12-31T23:59:59.999Z', 'week', 105, '2024-01-01'],
    ['2019-05-01T00:00:00Z', '2025-12-31T23:59:59.999Z', 'week', 349, '2019-04-29'],
    ['2005-07-15T00:00:00Z', '2025-12-31T23:59:59.999Z', 'month', 246, '2005-07-01'],
    ['1900-01-01T00:00:00Z', '2025-12-31T23:59:59.999Z', 'year', 126, '1900-01-01'],
  ])('from %s to %s is by %s', async (start, end, unit, points, first) => {
    const body = await summaryOf(path, between(start, end, 'UTC'));
    expect([body.unit, body.points.length, dates(body)[0]]).toEqual([unit, points, first]);
    expect(body.start_date).toBe(new Date(start).toISOString());
    expect(body.end_date).toBe(end);
  });

  it('never goes beyond today', async () => {
    const body = await summaryOf(
      path,
      'start_date=2026-11-01T00:00:00Z&end_date=2999-12-31T00:00:00Z&time_zone=UTC',
    );
    expect(dates(body).at(-1)).toBe(new Date().toISOString().slice(0, 10));
    const future = await summaryOf(path, 'start_date=2998-01-01T00:00:00Z');
    expect(future.points).toHaveLength(1);
  });

  it('has each day once where clocks change, also where midnight does not exist', async () => {
    for (const zone of ['America/New_York', 'America/Santiago', 'Africa/Cairo', 'Pacific/Apia']) {
      const body = await summaryOf(
        path,
        between('2024-01-01T12:00:00Z', '2024-12-31T09:00:00Z', zone),
      );
      expect([zone, body.points.length, new Set(dates(body)).size]).toEqual([
        zone,
        ...[expect.any(Number), body.points.length],
      ]);
      expect(Math.abs(body.points.length - 366)).toBeLessThanOrEqual(1);
    }
  });

  it('takes two statements at most, the check of the session included', async () => {
    let statements = 0;
    const count = () => {
      statements += 1;
    };
    backend.app.pool.on('acquire', count);
    await summaryOf(path);
    backend.app.pool.off('acquire', count);
    expect(statements).toBe(2);
  });

  it.each([
    ['time_zone', 'Bogotá', ruleTexts.timeZone],
    ['start_date', '2024-02-30T00:00:00Z', ruleTexts.dateFormat],
    ['end_date', 'ayer', ruleTexts.dateFormat],
    ['max_count', '5', ruleTexts.fieldUnknown],
    ['cursor', 'MQ', ruleTexts.fieldUnknown],
  ])('rejects %s=%j, naming the field', async (field, value, message) => {
    const response = await admin.get(`/api${path}/summary?${field}=${encodeURIComponent(value)}`);
    expect(response).toMatchObject({ status: 400, body: { fields: [{ field, message }] } });
  });
});

describe('the groups of a summary', () => {
  const march = between('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z', 'UTC');

  it('are the tools, those that used most credits first, with their names', async () => {
    const { tools = [], totals } = await summaryOf('/get_all_utilizations', march);
    expect(tools).toMatchObject([
      { feature_id: 'R_INF_04', credits_used: totals.credits_used },
      { feature_id: 'R_INF_07', credits_used: '0.00' },
    ]);
    for (const { feature_name } of tools) expect(feature_name).toMatch(/^\p{Lu}/u);
    expect(Number(tools[0]?.runs) + Number(tools[1]?.runs)).toBe(totals.runs);
  });

  it('are the stages of errors, the most frequent first; from the 21st on they are one', async () => {
    await rewrite(sql`
      UPDATE error_logs SET execute_stage = 'Etapa ' || lpad((error_id % 30)::text, 2, '0')
      WHERE error_id % 3 > 0 AND user_id = (SELECT id FROM users WHERE username = 'lucia')`);
    const { stages = [], totals } = await summaryOf('/get_user_errors/lucia', march);
    expect(stages).toHaveLength(21);
    expect(stages[0]?.execute_stage).toBe('Lectura');
    expect(stages.at(-1)?.execute_stage).toBeNull();
    expect(stages.reduce((all, { errors }) => all + Number(errors), 0)).toBe(totals.errors);
  });
});

describe('the balance over time', () => {
  it('is the one after the last ledger entry of each day, and stays on days without one', async () => {
    const { id, browser } = await signedIn(backend, 'saldo');
    for (const amount of ['10.50', '-0.25', '7']) await giveCredits(backend, id, amount);
    const dated = ['2026-03-02T04:59:59.999Z', '2026-03-02T05:00:00Z', '2026-03-05T04:59:59.999Z'];
    await rewrite(
      ...dated.map(
        (at, index) => sql`UPDATE credit_movements SET date = ${at}::timestamptz
                           WHERE user_id = ${id} AND seq = ${index + 1}`,
      ),
    );
    const query = between('2026-02-28T05:00:00Z', '2026-03-06T04:59:59.999Z', 'America/Bogota');
    const body = await summaryOf('/user_credit_history/SALDO', query, browser);
    expect(Object.keys(body).sort()).toEqual(Object.keys(balanceSummary.shape).sort());
    expect(body.opening_balance).toBe('0.00');
    expect(body.points).toEqual([
      { date: '2026-02-28', closing_balance: '0.00' },
      { date: '2026-03-01', closing_balance: '10.50' },
      { date: '2026-03-02', closing_balance: '10.25' },
      { date: '2026-03-03', closing_balance: '10.25' },
      { date: '2026-03-04', closing_balance: '17.25' },
      { date: '2026-03-05', closing_balance: '17.25' },
    ]);
    const later = between('2026-03-03T05:00:00Z', '2026-03-03T05:00:00Z', 'America/Bogota');
    const day = await summaryOf('/user_credit_history/saldo', later, browser);
    expect([day.opening_balance, day.points]).toEqual([
      '10.25',
      [{ date: '2026-03-03', closing_balance: '10.25' }],
    ]);
  });
});

describe('the user or tool of a summary', () => {
  it('is one’s own or an administrator’s; anything else gets the same error response', async () => {
    const own = paths.filter((path) => path.endsWith('/lucia'));
    expect(own).toHaveLength(5);
    for (const path of own) {
      expect((await user.get(`/api${path}/summary`)).status).toBe(200);
      const [other, unknown] = await Promise.all(
        ['vacia', 'nadie_99'].map((name) => user.get(`/api${path.replace('lucia', name)}/summary`)),
      );
      expect([other?.status, other?.text]).toEqual([
        403,
        '{"error":"UNAUTHORIZED","code":"UNAUTHORIZED"}',
      ]);
      expect(unknown?.text).toBe(other?.text);
    }
    for (const path of paths.filter((path) => !path.endsWith('/lucia'))) {
      expect((await user.get(`/api${path}/summary`)).status).toBe(403);
    }
  });

  it('is 404 to an administrator for an unknown user or tool', async () => {
    for (const path of ['/get_utilizations/nadie_99', '/user_credit_history/nadie_99']) {
      const response = await admin.get(`/api${path}/summary`);
      expect(response).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    }
    const response = await admin.get('/api/get_tool_errors/R_INF_99/summary');
    expect(response).toMatchObject({ status: 404, body: { code: 'TOOL_NOT_FOUND' } });
  });
});
