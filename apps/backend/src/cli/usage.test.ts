import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../../tools/start/build.ts';
import { copyDatabase, testEnvironment } from '../../test/build-app.ts';

const dist = join(import.meta.dirname, '..', '..', 'dist');

/** Of a database that no command here may change. */
let url: string;

beforeAll(async () => {
  ({ url } = await copyDatabase());
  await ensureBuilt('backend');
});

const run = (command: string, url: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(dist, `${command}.js`), ...args], {
    encoding: 'utf8',
    env: testEnvironment(url, 'smtp://127.0.0.1:1'),
  });

it.each([
  'admin-create',
  'admin-reset-factor',
  'backup',
  'demo-data',
  'doctor',
  'ledger-verify',
  'migrate',
  'passwords-filter',
  'restore',
])('the usage of %s names the command of a release, where there is no pnpm', (command) => {
  const { status, stderr, stdout } = run(command, url, '--help');
  expect(stderr).toContain(`Usage: ${command}`);
  expect(stderr).not.toMatch(/pnpm|node:/);
  expect([status, stdout]).toEqual([1, '']);
});

it('does not migrate with an unknown option', async () => {
  const { url } = await copyDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA graphile_worker CASCADE');
  expect(run('migrate', url, '--dry-run').status).toBe(1);
  const { rows } = await client.query("SELECT to_regnamespace('graphile_worker') AS schema");
  expect(rows).toEqual([{ schema: null }]);
  await client.end();
});

it('rejects a restore of several files', () => {
  const { status, stderr } = run('restore', url, 'a.backup', 'b.backup');
  expect([status, stderr]).toEqual([1, expect.stringContaining('Usage: restore FILE')]);
});
