import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { prepareDataDir } from './data-dir.ts';
import { startDatabase } from './database.ts';
import { locateDatabase } from './database-files.ts';

const folder = testFolder('start');

it('is created beside the leftovers of killed starts, which are removed', {
  timeout: 120_000,
}, async () => {
  prepareDataDir(folder);
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
