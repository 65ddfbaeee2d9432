import { join } from 'node:path';
import { expect, it } from 'vitest';
import { acquireLock, waitForLock } from './lock.ts';
import { testFolder } from './test-folder.ts';

const file = join(testFolder('lock'), 'deep', 'lock');

it('is acquired by one of many attempts, and then by a waiting one', async () => {
  const attempts = Array.from({ length: 20 }, () => acquireLock(file));
  const [lock, ...further] = attempts.filter((attempt) => attempt !== null);
  expect(further).toEqual([]);
  const waiting = waitForLock(file);
  lock?.close();
  (await waiting).close();
});
