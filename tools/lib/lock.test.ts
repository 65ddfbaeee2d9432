import { spawn } from 'node:child_process';
import { once } from 'node:events';
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

it('is released when its process is killed', async () => {
  const program = `
    import { acquireLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    globalThis.lock = acquireLock(${JSON.stringify(file)});
    console.log(lock !== null);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [line] = await once(other.stdout, 'data');
  expect(String(line).trim()).toBe('true');
  expect(acquireLock(file)).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = acquireLock(file);
  expect(lock).not.toBeNull();
  lock?.close();
});
