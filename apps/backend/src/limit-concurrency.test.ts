import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

it('lets few tasks of a subject run at once, in order, and every one of them', async () => {
  const atMostTwo = limitConcurrency(2);
  const running = new Map<string, number>();
  const started: number[] = [];
  let most = 0;
  const task = (subject: string, index: number) =>
    atMostTwo(subject, async () => {
      started.push(index);
      running.set(subject, (running.get(subject) ?? 0) + 1);
      most = Math.max(most, running.get(subject) ?? 0);
      await setTimeout(1);
      running.set(subject, (running.get(subject) ?? 0) - 1);
      if (index % 3 === 0) {
        throw new Error('a task that fails gives its place on too');
      }
      return index;
    });
  const ones = Array.from({ length: 20 }, (_, index) => task('one', index));
  const others = [task('other', 101), task('other', 102)];
  const results = await Promise.allSettled([...ones, ...others]);
  expect(most).toBe(2);
  expect(started.filter((index) => index < 100)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(started.slice(0, 4)).toEqual([0, 1, 101, 102]);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(8);
});
