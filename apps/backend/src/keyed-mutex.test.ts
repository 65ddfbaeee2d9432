import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runCancellable } from './cancellation.ts';
import { createKeyedMutex } from './keyed-mutex.ts';

it('runs one task of a key at a time, in order, also after one that fails', async () => {
  const serialize = createKeyedMutex();
  const running = new Map<string, number>();
  const started: number[] = [];
  let max = 0;
  const task = (key: string, index: number) =>
    serialize(key, async () => {
      started.push(index);
      running.set(key, (running.get(key) ?? 0) + 1);
      max = Math.max(max, running.get(key) ?? 0);
      await setTimeout(1);
      running.set(key, (running.get(key) ?? 0) - 1);
      if (index % 3 === 0) {
        throw new Error('a task that fails releases the mutex too');
      }
      return index;
    });
  const ones = Array.from({ length: 20 }, (_, index) => task('one', index));
  const others = [task('other', 101), task('other', 102)];
  const results = await Promise.allSettled([...ones, ...others]);
  expect(max).toBe(1);
  expect(started.filter((index) => index < 100)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(started.slice(0, 4)).toEqual([0, 101, 1, 102]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

it('runs nothing for a request that was cancelled while it waited', async () => {
  const serialize = createKeyedMutex();
  const gate = Promise.withResolvers<void>();
  const controller = new AbortController();
  const ran: string[] = [];
  const first = serialize('one', () => gate.promise);
  const cancelled = runCancellable(controller.signal, () =>
    serialize('one', async () => ran.push('cancelled')),
  );
  const last = serialize('one', async () => ran.push('last'));
  controller.abort(new Error('closed'));
  gate.resolve();
  await expect(cancelled).rejects.toThrow('closed');
  await Promise.all([first, last]);
  expect(ran).toEqual(['last']);
});

it('serializes a key again after all its tasks are done', async () => {
  const serialize = createKeyedMutex();
  for (let round = 0; round < 3; round += 1) {
    let running = 0;
    let max = 0;
    const task = async () => {
      running += 1;
      max = Math.max(max, running);
      await setTimeout(1);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 4 }, () => serialize('one', task)));
    expect(max).toBe(1);
  }
});

it('waits for a running task when an earlier one has finished', async () => {
  const serialize = createKeyedMutex();
  const gate = Promise.withResolvers<void>();
  const ran: string[] = [];
  const first = serialize('one', async () => undefined);
  const second = serialize('one', () => gate.promise);
  await first;
  const third = serialize('one', async () => ran.push('third'));
  await setTimeout(5);
  expect(ran).toEqual([]);
  gate.resolve();
  await Promise.all([second, third]);
  expect(ran).toEqual(['third']);
});
