import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { localSecret } from './data-dir.ts';

const folder = testFolder('data-dir');

it('has secrets that only their owner may read', () => {
  expect(localSecret(folder, 'secret')).toBe(localSecret(folder, 'secret'));
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

if (process.platform === 'linux') {
  it('ends with what to change where no data folder can be made', () => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: '/proc/none', DATABASE_URL: '', SMTP_URL: '' },
      timeout: 60_000,
      killSignal: 'SIGKILL',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(
        /The data folder cannot be written\. Set DATA_DIR to one that can: ENOENT/,
      ),
    ]);
  }, 90_000);
}
