import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { localSecret, prepareDataDir } from './data-dir.ts';
import { isServerOf, stopOrphan } from './database-orphan.ts';

const folder = testFolder('data dir');

it('creates the folder, and rejects one that cannot be created', () => {
  prepareDataDir(join(folder, 'a', 'b'));
  expect(statSync(join(folder, 'a', 'b', 'logs')).isDirectory()).toBe(true);
  writeFileSync(join(folder, 'file'), '');
  expect(() => prepareDataDir(join(folder, 'file'))).toThrow('Set DATA_DIR');
});

it('persists a secret, which only its owner can read', () => {
  const secret = localSecret(folder, 'secret');
  expect(secret).toHaveLength(43);
  expect(localSecret(folder, 'secret')).toBe(secret);
  expect(localSecret(folder, 'other')).not.toBe(secret);
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600);
});

it('does not treat a process as the database server because of its id', async () => {
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n`);
  expect(isServerOf(process.pid, folder)).toBe(false);
  await stopOrphan(folder);
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});
