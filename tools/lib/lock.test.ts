import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { acquireLock, readLockOwner, waitForLock } from './lock.ts';

const subject = `lock test ${process.pid}`;
const owner = { pid: process.pid, note: 'portal http://localhost:1' };

it('gives a lock to one process, whose description the others read', async () => {
  const attempts = await Promise.all(Array.from({ length: 20 }, () => acquireLock(subject, owner)));
  const [lock, ...further] = attempts.filter((attempt) => attempt !== null);
  expect(further).toEqual([]);
  expect(await readLockOwner(subject)).toEqual(owner);
  await lock?.release();
});

it('is free after its release, and goes to the process that waits', async () => {
  const lock = await acquireLock(subject, owner);
  const waiting = waitForLock(subject, owner, 5);
  await lock?.release();
  const next = await waiting;
  expect(await acquireLock(subject, owner)).toBeNull();
  await next.release();
});

it('has no owner while it is free', async () => {
  expect(await readLockOwner(`${subject} free`)).toBeNull();
});

it('is taken over from a killed process where a socket is a file', async () => {
  const own = `${subject} file`;
  const module = new URL('./lock.ts', import.meta.url).href;
  const program = `
    import { acquireLock } from ${JSON.stringify(module)};
    const owner = { pid: process.pid, note: '' };
    console.log(await acquireLock(${JSON.stringify(own)}, owner, 'darwin') !== null);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const [line] = await once(other.stdout, 'data');
  expect(String(line).trim()).toBe('true');
  expect(await acquireLock(own, owner, 'darwin')).toBeNull();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const lock = await acquireLock(own, owner, 'darwin');
  expect(await readLockOwner(own, 1000, 'darwin')).toEqual(owner);
  expect(await acquireLock(own, owner, 'darwin')).toBeNull();
  await lock?.release();
});
