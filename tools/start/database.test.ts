import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { prepareDataDir } from './data-dir.ts';
import { startDatabase, withClient } from './database.ts';
import { locateDatabase } from './database-files.ts';
import { isServerOf, stopOrphan } from './database-orphan.ts';

const folder = testFolder('start');

it('is created after killed starts, whose leftovers are removed', {
  timeout: 120_000,
}, async () => {
  prepareDataDir(folder);
  const { cluster } = await locateDatabase(folder);
  for (const name of ['Ab3dE6', 'zzzzzz']) {
    mkdirSync(`${cluster}.new-${name}/cluster/base`, { recursive: true });
    writeFileSync(`${cluster}.new-${name}/cluster/PG_VERSION`, 'half');
  }
  const { url, child } = await startDatabase(folder);
  const { rows } = await withClient(url, (client) => client.query('SELECT current_user AS name'));
  expect(rows).toEqual([{ name: 'portal' }]);
  await child.stop(60_000);
  expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
  expect(statSync(join(folder, 'database-password')).mode & 0o777).toBe(0o600);
});

it('does not treat a process as the server because of its id', async () => {
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n`);
  expect(isServerOf(process.pid, folder)).toBe(false);
  await stopOrphan(folder);
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});
