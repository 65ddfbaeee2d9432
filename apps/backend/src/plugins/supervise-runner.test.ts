import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run } from 'graphile-worker';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { FailingProxy } from '../../../../tools/attack/support/failing-proxy.ts';
import { copyDatabase } from '../../test/build-app.ts';
import { createDatabase, createJobsPool, createUnlimitedPool } from '../database/pool.ts';
import { superviseRunner } from './supervise-runner.ts';

const log = { warn: vi.fn() } as unknown as FastifyBaseLogger;

/** A runner that works until it is stopped. */
function workingRunner(): Runner {
  const { promise, resolve } = Promise.withResolvers<void>();
  const events = new EventEmitter();
  return { promise, events, stop: async () => resolve() } as unknown as Runner;
}

it('starts again after a start that failed', async () => {
  const started = Promise.withResolvers<void>();
  let starts = 0;
  const runner = superviseRunner(async () => {
    starts += 1;
    if (starts === 1) {
      throw new Error('the database is unavailable');
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

it('starts another one in the place of one whose shutdown hangs', async () => {
  const hanging = new EventEmitter();
  const never = new Promise<void>(() => undefined);
  const started = Promise.withResolvers<void>();
  let starts = 0;
  const start = async () => {
    starts += 1;
    if (starts > 1) {
      started.resolve();
      return workingRunner();
    }
    setImmediate(() => hanging.emit('pool:gracefulShutdown'));
    return { promise: never, events: hanging, stop: () => never } as unknown as Runner;
  };
  const runner = superviseRunner(start, log, 10);
  await started.promise;
  await runner.stop();
  expect(starts).toBe(2);
});

it('works again after the database was unavailable for the first job', async () => {
  const database = await copyDatabase();
  const proxy = await new FailingProxy(database.url).open();
  const pool = createJobsPool(proxy.url);
  const direct = createDatabase(createUnlimitedPool(database.url));
  const worked = Promise.withResolvers<void>();
  let starts = 0;
  const start = async () => {
    const runner = await run({
      pgPool: pool,
      taskList: { work: async () => worked.resolve() },
      concurrency: 3,
      pollInterval: 20,
      noHandleSignals: true,
      logger: new Logger(() => () => undefined),
    });
    starts += 1;
    if (starts === 1) {
      proxy.cut(true);
      runner.events.once('worker:getJob:error', () => proxy.cut(false));
    }
    return runner;
  };
  const runner = superviseRunner(start, log, 1000);
  await sql`SELECT graphile_worker.add_job('work')`.execute(direct);
  await worked.promise;
  await runner.stop();
  await Promise.all([pool.end(), direct.destroy()]);
  proxy.close();
  expect(starts).toBe(2);
});
