import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyDatabase, testEnvironment } from '../../test/build-app.ts';

it.each(['admin-create', 'admin-reset-factor', 'backup', 'passwords-filter'])(
  '%s names itself in its usage as a release does, which has no pnpm',
  async (command) => {
    const { url } = await copyDatabase();
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, `${command}.ts`), '--help'],
      { encoding: 'utf8', env: testEnvironment(url, 'smtp://127.0.0.1:1') },
    );
    expect(stderr).toContain(`Usage: ${command}`);
    expect(stderr).not.toMatch(/pnpm|node:/);
    expect(status).toBe(1);
  },
);
