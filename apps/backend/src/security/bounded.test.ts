import { expect, it } from 'vitest';
import { runCancellable } from '../cancellation.ts';
import { bounded } from './bounded.ts';

/** Tasks that end when told, and how many of them run. */
function tasks() {
  const open: PromiseWithResolvers<string>[] = [];
  const task = () => {
    const one = Promise.withResolvers<string>();
    open.push(one);
    return one.promise;
  };
  return { open, task };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('runs so many at a time, in order, and goes on after a fault', async () => {
  const run = bounded(2);
  const { open, task } = tasks();
  const responses = Array.from({ length: 4 }, () => run(task));
  await settle();
  expect(open).toHaveLength(2);
  open[0]?.reject(new Error('fault'));
  await expect(responses[0]).rejects.toThrow('fault');
  await settle();
  expect(open).toHaveLength(3);
  for (const index of [1, 2]) {
    open[index]?.resolve(`response ${index}`);
  }
  await settle();
  open[3]?.resolve('answer 3');
  expect(await Promise.all(responses.slice(1))).toEqual(['answer 1', 'answer 2', 'answer 3']);
});

it('tells whoever waits of a fault that is theirs as well, and then takes others', async () => {
  const run = bounded(1, (error) => error instanceof RangeError);
  const { open, task } = tasks();
  const responses = Array.from({ length: 50 }, () => run(task));
  const ends = Promise.allSettled(responses);
  await settle();
  open[0]?.reject(new RangeError('away'));
  expect((await ends).every(({ status }) => status === 'rejected')).toBe(true);
  expect(open).toHaveLength(1);
  const later = run(task);
  await settle();
  open[1]?.resolve('back');
  expect(await later).toBe('back');
});

it('refuses when too many wait', async () => {
  const run = bounded(1);
  const { open, task } = tasks();
  const responses = Array.from({ length: 501 }, () => run(task));
  await expect(run(task)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  for (let index = 0; index < responses.length; index += 1) {
    await settle();
    open[index]?.resolve('done');
  }
  expect(await Promise.all(responses)).toHaveLength(501);
});

it('lets those go first who precede, and gives them the last place when all are taken', async () => {
  const run = bounded(1);
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

it('lets a request that was cancelled leave, and runs nothing for it', async () => {
  const run = bounded(1);
  const { open, task } = tasks();
  const controller = new AbortController();
  const running = run(task);
  const left = runCancellable(controller.signal, () => run(task));
  const staying = run(task);
  controller.abort(new Error('hung up'));
  await expect(left).rejects.toThrow('hung up');
  await expect(runCancellable(controller.signal, () => run(task))).rejects.toThrow('hung up');
  open[0]?.resolve('done');
  await settle();
  open[1]?.resolve('stayed');
  expect(await Promise.all([running, staying])).toEqual(['done', 'stayed']);
  expect(open).toHaveLength(2);
});
