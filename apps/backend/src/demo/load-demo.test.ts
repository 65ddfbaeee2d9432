import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend } from '../../test/build-app.ts';
import { noLeakedPasswords } from '../security/leaked-passwords.ts';
import { passwordIssue } from '../security/password-rules.ts';
import { demoAccounts, demoRegistration } from './demo-accounts.ts';
import { loadDemo } from './load-demo.ts';
import { planRuns } from './plan-runs.ts';
import { seeded } from './random.ts';

const backend = startBackend({}, inThisProcess);
const large = startBackend({}, inThisProcess);
const load = (rows?: number, where = backend) =>
  loadDemo(where.unlimitedDb, () => where.app.passwords, where.config, rows ? { rows } : {});

/** Discrepancies of the ledger: of the sum of all, and of each row's own balance. */
const brokenLedgers = async ({ app } = backend) => {
  const { rows } = await sql`
    SELECT username FROM users u
    LEFT JOIN LATERAL (
      SELECT sum(amount) AS total, count(*) AS number, min(balance) AS least,
             bool_and(date >= former) AS ordered
      FROM (SELECT *, lag(date, 1, '-infinity') OVER (ORDER BY seq) AS former
            FROM credit_movements WHERE user_id = u.id) movement
    ) ledger ON true
    WHERE current_credits <> coalesce(total, 0) OR movement_seq <> number
       OR pending_credits <> 0 OR least < 0 OR NOT ordered`.execute(app.db);
  return rows;
};

describe('the demonstration data', () => {
  it('fills an empty database once with accounts that can sign in', async () => {
    expect(await load()).toBe(true);
    expect(await load()).toBe(false);
    for (const account of demoAccounts) {
      expect(await passwordIssue(account.password, account, noLeakedPasswords)).toBeNull();
      const response = await new Browser(backend).signIn(account.username, account.password);
      if (account.suspended) {
        expect(response.body).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
      } else {
        expect(response.body).toEqual({ username: account.username, role: account.role });
      }
    }
    const { username, password } = demoRegistration;
    const unverified = await new Browser(backend).signIn(username, password);
    expect(unverified.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  });

  it('has a quarter of runs, some of which failed, each charged and paid for', async () => {
    const { rows } = await sql`
      SELECT count(*)::integer AS runs,
             count(*) FILTER (WHERE state = 'failed')::integer AS failed,
             count(*) FILTER (WHERE usage_date > now() OR finish_date > now())::integer AS future,
             count(DISTINCT date_trunc('month', usage_date))::integer AS months,
             (SELECT count(*)::integer FROM transactions WHERE user_id = u.user_id) AS purchases,
             (SELECT count(*)::integer FROM error_logs WHERE user_id = u.user_id) AS errors
      FROM utilizations u WHERE username = 'usuaria_demo' GROUP BY user_id`.execute(backend.app.db);
    const [totals] = rows as { runs: number; failed: number; months: number; errors: number }[];
    expect(totals).toMatchObject({ runs: 60, future: 0, purchases: totals?.months });
    expect(totals?.failed).toBeGreaterThan(2);
    expect(totals?.errors).toBe(totals?.failed);
    expect(totals?.months).toBeGreaterThanOrEqual(3);
    expect(await brokenLedgers()).toEqual([]);
  });

  it('is shown by the lists of its user', async () => {
    const browser = new Browser(backend);
    await browser.signIn('usuaria_demo', demoAccounts[1]?.password ?? '');
    const { body } = await browser.get('/api/get_utilizations/usuaria_demo?max_count=1000');
    expect(body.items).toHaveLength(60);
    const errors = await browser.get('/api/get_user_errors/usuaria_demo');
    expect(errors.body.items[0]).toMatchObject({ execute_stage: expect.any(String) });
    const purchases = await browser.get('/api/get_transactions/usuaria_demo');
    expect(purchases.body.items[0]).toMatchObject({ trans_type: 'Compra' });
    const accesses = await browser.get('/api/get_access_logs/usuaria_demo?max_count=1000');
    expect(accesses.body.items.length).toBeGreaterThan(40);
  });

  it('has audit events with the values before and after, as the server writes them', async () => {
    const { rows } = await sql`
      SELECT action, array_agg(DISTINCT before::text || after::text) AS changes,
             bool_and((after->>'current_credits')::numeric - (before->>'current_credits')::numeric
                      = (detail->>'credits_purchased')::numeric) AS sold
      FROM audit_events GROUP BY action ORDER BY action`.execute(backend.app.db);
    expect(rows).toEqual([
      { action: 'credits sold', changes: expect.any(Array), sold: true },
      {
        action: 'user suspended',
        changes: ['{"suspended": false}{"suspended": true}'],
        sold: null,
      },
    ]);
  });

  it('grows as large as it is asked to', async () => {
    await load(3000, large);
    const { rows } = await sql`
      SELECT count(*)::integer AS runs FROM utilizations
      WHERE username = 'usuaria_demo'`.execute(large.app.db);
    expect(rows).toEqual([{ runs: 3000 }]);
    expect(await brokenLedgers(large)).toEqual([]);
  });
});

describe('a plan of runs', () => {
  const now = new Date('2026-11-21T15:00:00Z');

  it('is the same for the same seed, and another for another', () => {
    expect(planRuns(seeded(1), 60, now)).toEqual(planRuns(seeded(1), 60, now));
    expect(planRuns(seeded(1), 60, now)).not.toEqual(planRuns(seeded(2), 60, now));
  });

  it('has as many as were asked for, in order, on working days before today', () => {
    for (const count of [1, 60, 5000]) {
      const runs = planRuns(seeded(7), count, now);
      expect(runs).toHaveLength(count);
      const started = runs.map((run) => run.started);
      expect(started).toEqual([...started].sort());
      expect(started.at(-1)?.slice(0, 10)).toBe('2026-11-20');
      expect(started.every((at) => ![0, 6].includes(new Date(at).getUTCDay()))).toBe(true);
    }
  });
});
