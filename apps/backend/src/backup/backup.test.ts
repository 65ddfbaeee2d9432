import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend, testEnvironment } from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { onServer } from '../../test/postgres.ts';
import { stopClockwork } from '../../test/tasks.ts';
import { toolUser } from '../../test/toolbox.ts';
import { addUser, password } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { createUnlimitedPool } from '../database/pool.ts';
import { verifyLedger } from '../modules/credits/ledger-verify.ts';
import { writeBackup } from './dump.ts';
import { restoreBackup } from './load.ts';
import { tablesOf } from './tables.ts';

const backend = startBackend({}, inThisProcess);
let folder: string;
let file: string;
const opened: { pool: pg.Pool; drop: () => Promise<void> }[] = [];

/** A database with nothing at all in it. */
async function emptyDatabase() {
  const name = `restore_${randomUUID().replaceAll('-', '')}`;
  const server = inject('postgresServer');
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = `${server}/${name}`;
  const pool = createUnlimitedPool(url);
  const drop = () => onServer(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  opened.push({ pool, drop });
  return { url, pool };
}

/** The backup with other content and a recalculated checksum, as a forger would make it. */
async function forged(change: (text: string) => string, source = file): Promise<string> {
  const lines = change(gunzipSync(await readFile(source)).toString('utf8')).split('\n');
  const end = JSON.parse(lines.at(-2) ?? '');
  const before = `${lines.slice(0, -2).join('\n')}\n`;
  const sha256 = createHash('sha256').update(before).digest('hex');
  const path = join(folder, `${randomUUID()}.backup`);
  await writeFile(path, gzipSync(`${before}${JSON.stringify({ ...end, sha256 })}\n`));
  return path;
}

/** Everything in a database's tables, as text that two databases can be compared by. */
async function contentsOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const contents: Record<string, string[]> = {};
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      contents[name] = rows.map(({ row }) => row).sort();
    }
    return contents;
  } finally {
    client.release();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(folder, 'demo.backup');
  await stopClockwork(backend);
  await publishTestPrices(backend);
  const { toolbox } = await toolUser(backend, 'usuaria', '300.00');
  await toolbox.finish((await toolbox.reserve(150)).body.utilization_id);
  await toolbox.fail((await toolbox.reserve(10)).body.utilization_id);
  await toolbox.reserve(10);
  await addUser(backend, 'mvargas');
  // Text that a line-based file must not stumble over.
  await sql`UPDATE users SET enterprise_name = E'a\\nb\\rc\\\\.\\u2028\\t"ñ' WHERE username = 'mvargas'`.execute(
    backend.app.db,
  );
  await backend.app.db.transaction().execute(async (db) => {
    await sql`SELECT graphile_worker.add_job('send_mail', '{"mail": "of tomorrow"}'::json,
      run_at => now() + interval '1 day')`.execute(db);
  });
  await writeBackup(backend.app.pool, file);
});

afterAll(async () => {
  for (const { pool, drop } of opened) {
    await pool.end();
    await drop();
  }
  await rm(folder, { recursive: true });
});

describe('a backup that is restored', () => {
  it('gives back every row, and the accounts sign in', async () => {
    const { url, pool } = await emptyDatabase();
    await restoreBackup(pool, file);
    expect(await contentsOf(pool)).toEqual(await contentsOf(backend.app.pool));
    const config = readConfig(testEnvironment(url, backend.mailbox.url));
    const app = await buildApp(config);
    try {
      await app.ready();
      const browser = new Browser({ ...backend, app, config, servers: [] });
      const response = await browser.signIn('usuaria', password);
      expect(response).toMatchObject({ status: 200, body: { role: 'user' } });
      const balance = await browser.get('/api/user_credits_balance/usuaria');
      expect(balance.body).toMatchObject({ credits_balance: '295.00' });
    } finally {
      await app.close();
    }
  });

  it('keeps the rules of the database, its numbering and the mails that wait', async () => {
    const { pool } = await emptyDatabase();
    await restoreBackup(pool, file);
    await expect(pool.query('UPDATE credit_movements SET amount = 1')).rejects.toThrow(
      'append-only',
    );
    await expect(pool.query('UPDATE users SET current_credits = 7')).rejects.toThrow('movement');
    await expect(pool.query('UPDATE machines SET user_id = 999')).rejects.toThrow('foreign key');
    const jobs = await pool.query(`SELECT payload FROM graphile_worker._private_jobs`);
    expect(jobs.rows).toContainEqual({ payload: { mail: 'of tomorrow' } });
    const { rows } = await pool.query(
      `SELECT (SELECT max(id) FROM users) < nextval(pg_get_serial_sequence('users', 'id')) AS new`,
    );
    expect(rows).toEqual([{ new: true }]);
  });

  it('is for its owner only', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });
});

describe('a backup of a release before migration 011', () => {
  const olderFile = () => join(folder, 'older.backup');
  const price = `SELECT level, credits_used, settled_fc_records90, credits_shortfall
    FROM utilizations`;

  beforeAll(async () => {
    const { pool } = await emptyDatabase();
    await migrateDatabase(pool, '010_price_list_revisions');
    await pool.query(`
      INSERT INTO users (username, email, first_name, last_name, cellphone, enterprise_name,
                         password_hash, consent_version, role, email_verified_at)
        SELECT name, name || '@example.com', 'A', 'B', '1', 'C', 'x', '1',
               CASE name WHEN 'jefa' THEN 'admin' ELSE 'user' END, now()
        FROM unnest(ARRAY['ana', 'jefa']) AS name;
      INSERT INTO price_lists (title, fc_weight, tb_weight) VALUES ('Lista', 1, 1);
      INSERT INTO machines (user_id, machine_id, token_hash) VALUES (1, 'PC', 'x');
      INSERT INTO transactions (user_id, recorded_by, trans_type, credits_purchased, amount_paid,
                                trans_platform) VALUES (1, 2, 'Compra', 10, 1000, 'Portal');
      INSERT INTO utilizations (user_id, machine_row, feature_id, finish_date, fc_records90,
          tb_records90, score, level, price_list_version, state, credits_reserved, credits_used,
          expires_at)
        SELECT 1, 1, feature_id, now(), 1, 0, 1, 'Nivel 1', 1, 'finished', 5, 4, now()
        FROM tools LIMIT 1;
      BEGIN;
      INSERT INTO credit_movements (user_id, seq, amount, balance, type, descript, trans_id,
                                    utilization_id)
        VALUES (1, 1, 10, 10, 'Compra', 'Portal', 1, NULL), (1, 2, -4, 6, 'Consumo', 'R', NULL, 1);
      UPDATE users SET current_credits = 6, movement_seq = 2 WHERE id = 1;
      COMMIT`);
    expect(await writeBackup(pool, olderFile())).toEqual([]);
  });

  it('is verified by the rules that it can break, and brought to this version', async () => {
    const { pool } = await emptyDatabase();
    await restoreBackup(pool, olderFile());
    expect((await pool.query(price)).rows).toEqual([
      {
        level: 'Nivel 1',
        credits_used: '4.00',
        settled_fc_records90: null,
        credits_shortfall: '0.00',
      },
    ]);
    expect((await verifyLedger(pool)).discrepancies).toEqual([]);
  });

  it('is rejected when its credits do not add up', async () => {
    const { pool } = await emptyDatabase();
    const path = await forged(
      (text) => text.replace('\t-4.00\t6.00\t', '\t-4.00\t7.00\t'),
      olderFile(),
    );
    await expect(restoreBackup(pool, path)).rejects.toThrow('do not add up');
    expect((await contentsOf(pool)).users).toEqual([]);
  });
});

describe('a rejected restore changes nothing', () => {
  const brokenCredits = (text: string) => text.replace('\t300.00\t300.00\t', '\t300.00\t301.00\t');

  it.each([
    [
      'a byte is another one',
      (bytes: Buffer) => bytes.fill(~(bytes[700] ?? 0), 700, 701),
      'damaged',
    ],
    ['the end is missing', (bytes: Buffer) => bytes.subarray(0, -200), 'damaged'],
    ['it is empty', () => gzipSync(''), 'empty'],
    ['it is something else', () => Buffer.from('PGDMP'), 'damaged'],
    ['its packing is whole but not it', () => gzipSync('{"format": 1}\n{}\n'), 'cannot be read'],
  ])('when %s', async (_how, damage, words) => {
    const { pool } = await emptyDatabase();
    const path = join(folder, `${randomUUID()}.backup`);
    await writeFile(path, damage(Buffer.from(await readFile(file))));
    await expect(restoreBackup(pool, path)).rejects.toThrow(words);
    expect(await contentsOf(pool)).toEqual({});
  });

  it('when a row was changed', async () => {
    const { pool } = await emptyDatabase();
    const text = gunzipSync(await readFile(file))
      .toString('utf8')
      .replace('mvargas', 'mvargaz');
    const path = join(folder, 'changed.backup');
    await writeFile(path, gzipSync(text));
    await expect(restoreBackup(pool, path)).rejects.toThrow('checksum');
    expect(await contentsOf(pool)).toEqual({});
  });

  it('when it is of a newer version', async () => {
    const { pool } = await emptyDatabase();
    const path = await forged((text) => text.replace('"001_accounts"', '"001_accounts","002_a"'));
    await expect(restoreBackup(pool, path)).rejects.toThrow('another version');
    expect(await contentsOf(pool)).toEqual({});
  });

  it('when the database has a user', async () => {
    const before = await contentsOf(backend.app.pool);
    await expect(restoreBackup(backend.app.pool, file)).rejects.toThrow('not empty');
    expect(await contentsOf(backend.app.pool)).toEqual(before);
  });

  it('when rows are missing, or a reference leads nowhere', async () => {
    const { pool } = await emptyDatabase();
    const short = await forged((text) => text.replace(/\n[^\n]*\tmvargas\t[^\n]*/, ''));
    await expect(restoreBackup(pool, short)).rejects.toThrow('did not come back whole');
    const astray = await forged((text) =>
      text.replace(/("table":"utilizations".*\n\d+\t)\d+/, '$1999'),
    );
    await expect(restoreBackup(pool, astray)).rejects.toThrow('foreign key');
    expect((await contentsOf(pool)).users).toEqual([]);
  });

  it('when the credits do not add up, unless that is accepted', async () => {
    const { pool } = await emptyDatabase();
    const path = await forged(brokenCredits);
    await expect(restoreBackup(pool, path)).rejects.toThrow('do not add up');
    expect((await contentsOf(pool)).users).toEqual([]);
    await restoreBackup(pool, path, { acceptBrokenCredits: true });
    expect((await contentsOf(pool)).users).toHaveLength(2);
  });
});
