import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { locateDatabase } from './database-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-test-'));
  // For root the database runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  prepareDataDir(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

it('is created beside the leftovers of killed starts, which are removed', {
  timeout: 120_000,
}, async () => {
  const { cluster } = await locateDatabase(folder);
  for (const name of ['Ab3dE6', 'zzzzzz']) {
    mkdirSync(`${cluster}.new-${name}/cluster/base`, { recursive: true });
    writeFileSync(`${cluster}.new-${name}/cluster/PG_VERSION`, 'half');
  }
  const { url, child } = await startDatabase(folder);
  const client = new Client({ connectionString: url });
  await client.connect();
  expect((await client.query('SELECT current_user AS name')).rows).toEqual([{ name: 'portal' }]);
  await client.end();
  await child.stop(60_000);
  expect(readdirSync(folder).filter((name) => name.includes('.new'))).toEqual([]);
});
