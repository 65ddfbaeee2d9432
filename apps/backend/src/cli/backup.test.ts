import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyDatabase, testEnvironment } from '../../test/build-app.ts';

it('an older backup that cannot be removed is no failure of the new one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  // A folder, as file rights do not stop an administrator.
  mkdirSync(join(folder, 'portal-2026-11-01T03-00-00-000Z.backup'));
  const { url } = await copyDatabase();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'backup.ts'), folder, '--verify', '--keep', '1'],
    { encoding: 'utf8', env: testEnvironment(url, 'smtp://127.0.0.1:1') },
  );
  expect(stdout).toMatch(/^The backup is in .*\nIt was read to its end: /);
  expect(stderr).toMatch(/^The backup is made, but an older one could not be removed: /);
  expect(status).toBe(1);
  expect(readdirSync(folder)).toHaveLength(2);
});
