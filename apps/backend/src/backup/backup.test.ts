import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { contentsOf, emptyDatabase, forgeBackup } from '../../test/backups.ts';
import { Browser } from '../../test/browser.ts';
import { inThisProcess, startBackend, testEnvironment } from '../../test/build-app.ts';
import { publishTestPrices } from '../../test/credits.ts';
import { stopClockwork } from '../../test/tasks.ts';
import { toolUser } from '../../test/toolbox.ts';
import { addUser, password } from '../../test/users.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { checkNewBackup } from './backup-file.ts';
import { newestBackup } from './backup-folder.ts';
import { writeBackup } from './dump.ts';
import { restoreBackup } from './load.ts';

const backend = startBackend({}, inThisProcess);
const folder = testFolder('backup');
const file = join(folder, 'demo.backup');

beforeAll(async () => {
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

describe('a backup that is restored', () => {
  it('restores every row, and its accounts can sign in', async () => {
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

describe('the check of a new backup', () => {
  it('keeps a valid one, and removes a damaged one, which would count as the newest', async () => {
    const path = join(folder, 'fresh', 'portal-2026-11-02T03-00-00-000Z.backup');
    await mkdir(dirname(path));
    await copyFile(file, path);
    expect((await checkNewBackup(path)).end.rows.users).toBe(2);
    expect(newestBackup(dirname(path))?.file).toBe(path);
    await writeFile(path, (await readFile(file)).subarray(0, -200));
    await expect(checkNewBackup(path)).rejects.toThrow(/is removed again\. .* is damaged/);
    expect(newestBackup(dirname(path))).toBeNull();
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
    const path = await forgeBackup(file, (text) =>
      text.replace('"001_accounts"', '"001_accounts","002_a"'),
    );
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
    const short = await forgeBackup(file, (text) => text.replace(/\n[^\n]*\tmvargas\t[^\n]*/, ''));
    await expect(restoreBackup(pool, short)).rejects.toThrow('did not come back whole');
    const astray = await forgeBackup(file, (text) =>
      text.replace(/("table":"utilizations".*\n\d+\t)\d+/, '$1999'),
    );
    await expect(restoreBackup(pool, astray)).rejects.toThrow('foreign key');
    expect((await contentsOf(pool)).users).toEqual([]);
  });

  it('when the credits do not add up, unless that is accepted', async () => {
    const { pool } = await emptyDatabase();
    const path = await forgeBackup(file, brokenCredits);
    await expect(restoreBackup(pool, path)).rejects.toThrow('do not add up');
    expect((await contentsOf(pool)).users).toEqual([]);
    await restoreBackup(pool, path, { acceptBrokenCredits: true });
    expect((await contentsOf(pool)).users).toHaveLength(2);
  });
});
