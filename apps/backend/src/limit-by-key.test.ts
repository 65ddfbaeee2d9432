import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runCancellable } from './cancellation.ts';
import { limitByKey } from './limit-by-key.ts';

it('runs at most some tasks of a key at a time, in order, and every one of them', async () => {
  const limit = limitByKey(2);
  const running = new Map<string, number>();
  const started: number[] = [];
  let max = 0;
  const task = (key: string, index: number) =>
    limit(key, async () => {
      started.push(index);
      running.set(key, (running.get(key) ?? 0) + 1);
      max = Math.max(max, running.get(key) ?? 0);
      await setTimeout(1);
      running.set(key, (running.get(key) ?? 0) - 1);
      if (index % 3 === 0) {
        throw new Error('a task that fails gives its place on too');
      }
      return index;
    });
  const ones = Array.from({ length: 20 }, (_, index) => task('one', index));
  const others = [task('other', 101), task('other', 102)];
  const results = await Promise.allSettled([...ones, ...others]);
  expect(max).toBe(2);
  expect(started.filter((index) => index < 100)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(started.slice(0, 4)).toEqual([0, 1, 101, 102]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

it('runs nothing for a request that was cancelled while it waited', async () => {
  const serialize = limitByKey(1);
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

it('limits a key again after all its tasks are done', async () => {
  const serialize = limitByKey(1);
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

it('counts the tasks that still run when another one has finished', async () => {
  const serialize = limitByKey(1);
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
