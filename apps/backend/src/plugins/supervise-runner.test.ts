import type { FastifyBaseLogger } from 'fastify';
import type { Runner } from 'graphile-worker';
import { expect, it, vi } from 'vitest';
import { superviseRunner } from './supervise-runner.ts';

const log = { warn: vi.fn() } as unknown as FastifyBaseLogger;

/** A runner that works until it is stopped. */
function workingRunner(): Runner {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, stop: async () => resolve() } as unknown as Runner;
}

it('starts again after a start that failed', async () => {
  const started = Promise.withResolvers<void>();
  let starts = 0;
  const runner = superviseRunner(async () => {
    starts += 1;
    if (starts === 1) {
      throw new Error('the database is away');
    }
    started.resolve();
    return workingRunner();
  }, log);
  await started.promise;
  await runner.stop();
  expect(starts).toBe(2);
});

it('stops a runner that was still starting, and starts no other', async () => {
  const ready = Promise.withResolvers<Runner>();
  const start = vi.fn(() => ready.promise);
  const runner = superviseRunner(start, log);
  const stopped = runner.stop();
  ready.resolve(workingRunner());
  await stopped;
  expect(start).toHaveBeenCalledTimes(1);
});
