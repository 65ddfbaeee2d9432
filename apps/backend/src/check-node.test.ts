import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '../../../tools/start/build.ts';

const dist = join(import.meta.dirname, '..', 'dist');

beforeAll(() => ensureBuilt('backend'));

/** Runs a built command without settings in a Node that reports this version. */
function run(command: string, version: string) {
  const versions = JSON.stringify({ ...process.versions, node: version });
  const setVersion = `Object.defineProperty(process, 'versions', { value: ${versions} })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(setVersion)}`, `${command}.js`],
    { cwd: dist, encoding: 'utf8', env: { NODE_ENV: 'production' } },
  );
  return { status, stderr };
}

describe('the check of the version of Node', () => {
  it.each([
    'server',
    'migrate',
    'admin-create',
    'admin-reset-factor',
    'backup',
    'restore',
    'ledger-verify',
  ])('rejects Node %s before anything else is loaded, and says what to do', (command) => {
    const { status, stderr } = run(command, '20.11.0');
    expect(status).toBe(1);
    expect(stderr).toMatch(/^This is Node 20\.11\.0; the server needs Node 24 or newer\. .*\n$/);
  });

  it.each(['24.0.0', '26.1.0'])('accepts Node %s', (version) => {
    expect(run('server', version).stderr).toContain('DATABASE_URL is missing');
  });
});
