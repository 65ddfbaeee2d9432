import { expect, it } from 'vitest';
import { runCancellable } from '../cancellation.ts';
import { limitConcurrency } from './concurrency-limiter.ts';

/** Tasks that the test finishes, in the order of their starts. */
function tasks() {
  const open: PromiseWithResolvers<string>[] = [];
  const task = () => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    return one.promise;
  };
  return { open, task };
}

const flush = () => new Promise((resolve) => setImmediate(resolve));

it('runs a limited number at a time, in order, and continues after an error', async () => {
  const run = limitConcurrency(2);
  const { open, task } = tasks();
  const responses = Array.from({ length: 4 }, () => run(task));
  await flush();
  expect(open).toHaveLength(2);
  open[0]?.reject(new Error('failure'));
  await expect(responses[0]).rejects.toThrow('failure');
  await flush();
  expect(open).toHaveLength(3);
  for (const index of [1, 2]) {
    open[index]?.resolve(`response ${index}`);
  }
  await flush();
  open[3]?.resolve('response 3');
  expect(await Promise.all(responses.slice(1))).toEqual(['response 1', 'response 2', 'response 3']);
});

it('rejects waiting tasks with a shared error, and then accepts others', async () => {
  const run = limitConcurrency(1, (error) => error instanceof RangeError);
  const { open, task } = tasks();
  const responses = Array.from({ length: 50 }, () => run(task));
  const ends = Promise.allSettled(responses);
  await flush();
  open[0]?.reject(new RangeError('away'));
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true);
  expect(open).toHaveLength(1);
  const later = run(task);
  await flush();
  open[1]?.resolve('back');
  expect(await later).toBe('back');
});

it('rejects when too many wait', async () => {
  const run = limitConcurrency(1);
  const { open, task } = tasks();
  const responses = Array.from({ length: 501 }, () => run(task));
  await expect(run(task)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  for (let index = 0; index < responses.length; index += 1) {
    await flush();
    open[index]?.resolve('done');
  }
  expect(await Promise.all(responses)).toHaveLength(501);
});

it('runs preceding tasks first, and evicts the last one for them when the queue is full', async () => {
  const run = limitConcurrency(1);
  const { open, task } = tasks();
  const order: string[] = [];
  const note = (name: string) => async () => {
    order.push(name);
  };
  const running = run(task);
  const others = Array.from({ length: 500 }, (_, index) => run(note(`other ${index}`)));
  const displaced = expect(others[499]).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const preceding = run(note('first'), { first: true });
  await displaced;
  open[0]?.resolve('done');
  await Promise.all([running, preceding, ...others.slice(0, 499)]);
  expect(order).toHaveLength(500);
  expect(order.slice(0, 2)).toEqual(['first', 'other 0']);
});

it('removes cancelled requests from the queue and does not run them', async () => {
  const run = limitConcurrency(1);
  const { open, task } = tasks();
  const controller = new AbortController();
  const running = run(task);
  const left = runCancellable(controller.signal, () => run(task));
  const staying = run(task);
  controller.abort(new Error('hung up'));
  await expect(left).rejects.toThrow('hung up');
  await expect(runCancellable(controller.signal, () => run(task))).rejects.toThrow('hung up');
  open[0]?.resolve('done');
  await flush();
  open[1]?.resolve('stayed');
  expect(await Promise.all([running, staying])).toEqual(['done', 'stayed']);
  expect(open).toHaveLength(2);
});
