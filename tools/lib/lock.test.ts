import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acquireLock, readLockOwner, waitForLock } from './lock.ts';

const owner = { pid: process.pid, note: 'portal http://localhost:1' };

it('belongs to one process, whose description the others read, and then to one that waits', async () => {
  const subject = `lock test ${process.pid}`;
  expect(await readLockOwner(subject)).toBeNull();
  const attempts = await Promise.all(Array.from({ length: 20 }, () => acquireLock(subject, owner)));
  const [lock, ...further] = attempts.filter((attempt) => attempt !== null);
  expect(further).toEqual([]);
  expect(await readLockOwner(subject)).toEqual(owner);
  const waiting = waitForLock(subject, owner);
  await lock?.release();
  await (await waiting).release();
});

it('is taken over from a killed process where a socket is a file', async () => {
  const subject = `lock test ${process.pid} file`;
  const program = `
    import { acquireLock } from ${JSON.stringify(new URL('./lock.ts', import.meta.url).href)};
    const owner = { pid: process.pid, note: '' };
    console.log(await acquireLock(${JSON.stringify(subject)}, owner, 'darwin') !== null);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [line] = await once(other.stdout, 'data');
  expect(String(line).trim()).toBe('true');
  expect(await acquireLock(subject, owner, 'darwin')).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await acquireLock(subject, owner, 'darwin');
  expect(await readLockOwner(subject, 'darwin')).toEqual(owner);
  await lock?.release();
});
