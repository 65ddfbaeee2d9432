import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { withResponseTimeout } from './response-timeout.ts';

/** A pool without idle connections, which gives its next one so. */
const poolThatGives = (connect: () => Promise<unknown>) => {
  const pool = { idleCount: 0, on: () => undefined, connect, options: { max: 1 } };
  return withResponseTimeout(pool as unknown as pg.Pool, 1);
};

it('rejects when the server sends no response', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  await expect(poolThatGives(() => promise).connect()).rejects.toThrow('timeout exceeded');
  let released = false;
  resolve({ release: () => (released = true) });
  await expect.poll(() => released).toBe(true);
});

it('rejects prepared statements too, those that wait for another one as well', async () => {
  const { preparedReads } = poolThatGives(() => new Promise(() => undefined));
  const waiting = [1, 2].map(() => preparedReads?.read({ name: 'one', text: 'SELECT 1' }, []));
  const message = expect.stringContaining('timeout exceeded');
  for (const result of await Promise.allSettled(waiting)) {
    expect(result).toEqual({ status: 'rejected', reason: expect.objectContaining({ message }) });
  }
});

it('does not count pauses of its own process', async () => {
  const client = { release: () => undefined };
  const connecting = poolThatGives(() => setTimeout(150, client)).connect();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  expect(await connecting).toBe(client);
});

it('shares one timer among all that wait, and stops it once they have their connections', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const pool = poolThatGives(async () => ({ release: () => undefined }));
    await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
    expect(vi.getTimerCount()).toBe(1);
    vi.runOnlyPendingTimers();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
