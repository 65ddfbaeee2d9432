import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { isServerOf, stopOrphan } from './database-orphan.ts';

const folder = testFolder('start');

it('does not treat a process as the server because of its id', async () => {
  const file = join(folder, 'postmaster.pid');
  writeFileSync(file, `${process.pid}\n`);
  expect(isServerOf(process.pid, folder)).toBe(false);
  await stopOrphan(folder);
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});
