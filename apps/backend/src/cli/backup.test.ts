import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase, testEnvironment } from '../../test/build-app.ts';

/** Runs the command on a database and a folder of their own. */
async function backUp(prepare: (folder: string) => void, ...options: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  prepare(folder);
  const { url } = await copyDatabase();
  const run = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'backup.ts'), folder, ...options],
    { encoding: 'utf8', env: testEnvironment(url, 'smtp://127.0.0.1:1') },
  );
  return { ...run, names: readdirSync(folder) };
}

if (process.platform === 'linux') {
  it('ends with the reason where no folder can be made', () => {
    const env = testEnvironment('postgres://127.0.0.1:1/none', 'smtp://127.0.0.1:1');
    const { stderr, status } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'backup.ts'), '/proc/none/backups/'],
      { encoding: 'utf8', env, timeout: 60_000 },
    );
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^No backup was made: ENOENT/)]);
  });
}

it('removes the partial file of a killed backup before the next one', async () => {
  const draft = 'portal-2026-11-01T03-00-00-000Z.backup.partial';
  const yesterday = new Date(Date.now() - 86_400_000);
  const { stdout, names } = await backUp((folder) => {
    writeFileSync(join(folder, draft), '');
    utimesSync(join(folder, draft), yesterday, yesterday);
  });
  expect(stdout).toContain(`Removed ${draft}`);
  expect(names).toEqual([expect.stringMatching(/\.backup$/)]);
});

it('keeps the new backup, and exits with 1, when an older one cannot be removed', async () => {
  // A folder, as file rights do not stop an administrator.
  const { stdout, stderr, status, names } = await backUp(
    (folder) => mkdirSync(join(folder, 'portal-2026-11-01T03-00-00-000Z.backup')),
    ...['--verify', '--keep', '1'],
  );
  expect(stdout).toMatch(/^The backup is in .*\nIt was read to its end: /);
  expect(stderr).toMatch(/^The backup is made, but an older one could not be removed: /);
  expect(status).toBe(1);
  expect(names).toHaveLength(2);
});
