import { expect, it } from 'vitest';
import { askHolder, takeLock, waitForLock } from './lock.ts';

const subject = `lock test ${process.pid}`;
const holder = { pid: process.pid, note: 'portal http://localhost:1' };

it('gives a lock to one only, and tells the others who holds it', async () => {
  const attempts = await Promise.all(Array.from({ length: 20 }, () => takeLock(subject, holder)));
  const [lock, ...further] = attempts.filter((attempt) => attempt !== null);
  expect(further).toEqual([]);
  expect(await askHolder(subject)).toEqual(holder);
  await lock?.release();
});

it('is free again after its release, and whoever waits gets it', async () => {
  const lock = await takeLock(subject, holder);
  const waiting = waitForLock(subject, holder, 5);
  await lock?.release();
  const next = await waiting;
  expect(await takeLock(subject, holder)).toBeNull();
  await next.release();
});

it('answers nobody when nobody holds it', async () => {
  expect(await askHolder(`${subject} free`)).toBeNull();
});
