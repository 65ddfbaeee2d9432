import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acquireLock, waitForLock } from './lock.ts';

it('belongs to one process, and then to one that waits', async () => {
  const subject = `lock test ${process.pid}`;
  const attempts = await Promise.all(Array.from({ length: 20 }, () => acquireLock(subject)));
  const [lock, ...further] = attempts.filter((attempt) => attempt !== null);
  expect(further).toEqual([]);
  const waiting = waitForLock(subject);
  await lock?.release();
  await (await waiting).release();
});

it('is taken over from a killed process where a socket is a file', async () => {
  const subject = `lock test ${process.pid} file`;
  const program = `
    import { acquireLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    console.log(await acquireLock(${JSON.stringify(subject)}, 'darwin') !== null);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [line] = await once(other.stdout, 'data');
  expect(String(line).trim()).toBe('true');
  expect(await acquireLock(subject, 'darwin')).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await acquireLock(subject, 'darwin');
  expect(lock).not.toBeNull();
  expect(await acquireLock(subject, 'darwin')).toBeNull();
  await lock?.release();
});
