import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../../tools/lib/ports.ts';
import { testEnvironment } from '../../test/build-app.ts';
import { type Pair, startPair } from '../../test/standby.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { checkStandby, findingsOfStandby, type StandbyState } from './standby-checks.ts';

/** Seconds that the standby may be behind. */
const LAG = 1;

const good: StandbyState = {
  host: 'two:5432',
  role: 'standby',
  isCopy: true,
  secondsBehind: 0.25,
  missing: [],
};

describe('the standby for reads', () => {
  it.each<[string, Partial<StandbyState>, string]>([
    ['a good one', {}, 'ok: two:5432 is a standby, 0.3 s behind, of the same version'],
    ['unreachable', { role: { unreachable: 'no' } }, 'warning: two:5432 does not respond: no'],
    ['promoted', { role: 'primary' }, 'warning: two:5432 is no standby: nothing is read from it'],
    ['too late', { secondsBehind: null }, 'warning: two:5432 is more than 10 s behind'],
    ['of another version', { missing: ['019_x'] }, 'error: two:5432 lacks 1 migrations: 019_x'],
    [
      'of another database',
      { isCopy: false },
      'error: two:5432 is no copy of the database: reports may be those of another',
    ],
  ])('%s', (_name, changes, expected) => {
    const findings = findingsOfStandby({ ...good, ...changes }, 10);
    expect(findings.map(({ severity, text }) => `${severity}: ${text}`)).toEqual([expected]);
    expect(findings.filter(({ severity, fix }) => severity !== 'ok' && !fix)).toEqual([]);
  });
});

describe('a streaming standby', () => {
  let pair: Pair;
  beforeAll(async () => {
    pair = await startPair();
    const pool = createUnlimitedPool(pair.primary);
    await migrateDatabase(pool);
    await pool.end();
  });
  afterAll(() => pair.stop());

  const check = async (readUrl?: string, primary = pair.primary) => {
    const env = testEnvironment(primary, 'smtp://127.0.0.1:1');
    const config = readConfig({
      ...env,
      DATABASE_READ_URL: readUrl,
      DATABASE_READ_LAG: `${LAG}`,
    });
    return (await checkStandby(config)).map(({ severity, text }) => `${severity}: ${text}`).join();
  };

  it('is compared with its primary', async () => {
    expect(await check()).toBe('');
    expect(await check(pair.standby)).toMatch(/^ok: .* is a standby, 0\.\d s behind/);
    expect(await check(pair.primary)).toMatch(/^warning: .* is no standby/);
    const stranger = `${inject('postgresServer')}/postgres`;
    expect(await check(stranger)).toMatch(/^error: .* is no copy of the database/);
  });

  it('is behind while its replay is paused', async () => {
    await pair.run('standby', 'SELECT pg_wal_replay_pause()');
    await pair.run('primary', 'CREATE TABLE more ()');
    expect(await check(pair.standby)).toMatch(/^warning: .* is more than 1 s behind/);
    await pair.run('standby', 'SELECT pg_wal_replay_resume()');
    expect(await check(pair.standby)).toMatch(/^ok: /);
  });

  it('is reported when it or its primary does not respond', async () => {
    const port = await freePort();
    const closed = `postgres://a:b@127.0.0.1:${port}/c`;
    expect(await check(closed)).toMatch(/^warning: 127\.0\.0\.1:\d+ does not respond/);
    expect(await check(pair.standby, closed)).toMatch(/^warning: Without the primary/);
  });

  it('is reported when its database lacks migrations', async () => {
    await pair.run('primary', 'CREATE DATABASE other');
    const other = pair.standby.replace(/postgres$/, 'other');
    await expect.poll(() => check(other)).toMatch(/^error: .* lacks \d+ migrations: 001_accounts/);
  });
});
