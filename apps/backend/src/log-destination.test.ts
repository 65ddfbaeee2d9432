import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../tools/lib/ports.ts';
import { testFolder } from '../../../tools/lib/test-folder.ts';
import { ensureBuilt } from '../../../tools/start/build.ts';
import { testEnvironment } from '../test/build-app.ts';
import { recordFact } from '../test/record-fact.ts';
import { createLogDestination } from './log-destination.ts';

const folder = testFolder('log');

beforeAll(() => ensureBuilt('backend'));

const line = `${'x'.repeat(1023)}\n`;

/** A descriptor that accepts no line: a full disk, or where the system has none a file that is only read. */
const openFullDisk = () =>
  existsSync('/dev/full') ? openSync('/dev/full', 'w') : openSync(import.meta.filename, 'r');

describe('the destination of the log', () => {
  it('writes every line in order, and none is dropped', async () => {
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    const log = createLogDestination(fd);
    const lines = Array.from({ length: 500 }, (_, index) => `${index}\n`);
    for (const text of lines) {
      log.write(text);
    }
    await log.flush();
    closeSync(fd);
    expect(readFileSync(path, 'utf8')).toBe(lines.join(''));
    expect(log.dropped).toBe(0);
  });

  it('drops and counts lines on a full disk', async () => {
    const fd = openFullDisk();
    const log = createLogDestination(fd);
    for (let index = 0; index < 2048; index += 1) {
      log.write(line);
    }
    await log.flush();
    expect(log.dropped).toBeGreaterThanOrEqual(1024);
    closeSync(fd);
  });

  it('writes lines again once there is space', async (context) => {
    const path = join(folder, 'again');
    const fd = openSync(path, 'w');
    const log = createLogDestination(fd);
    const reject = (...args: unknown[]) =>
      (args.at(-1) as (error: Error) => void)(new Error('full'));
    const full = vi.spyOn(fs, 'write').mockImplementation(reject as never);
    log.write('first\n');
    await log.flush();
    full.mockRestore();
    log.write('second\n');
    await log.flush();
    const written = readFileSync(path, 'utf8').trim().split('\n').join();
    recordFact(context, 'log free again: lines that are written', written, 'first,second');
    closeSync(fd);
  });
});

describe('a server whose log is on a full disk', () => {
  it('responds, reports dropped lines and stops at SIGTERM', async (context) => {
    const port = await freePort();
    const closed = await freePort();
    const database = `postgres://x:x@127.0.0.1:${closed}/none`;
    const server = spawn(process.execPath, [join(import.meta.dirname, '..', 'dist', 'server.js')], {
      env: {
        ...testEnvironment(database, 'smtp://127.0.0.1:1'),
        HOST: '127.0.0.1',
        PORT: `${port}`,
        LOG_LEVEL: 'trace',
      },
      stdio: ['ignore', openFullDisk(), 'ignore'],
    });
    onTestFinished(() => void server.kill('SIGKILL'));
    const ended = once(server, 'exit');
    const url = `http://127.0.0.1:${port}`;
    const status = () =>
      fetch(`${url}/healthz/live`).then(
        (response) => response.status,
        () => 0,
      );
    await expect.poll(status, { timeout: 30_000 }).toBe(200);
    const dropped = async () => {
      await Promise.all(Array.from({ length: 50 }, () => fetch(`${url}/api/${'x'.repeat(4000)}`)));
      const metrics = await (await fetch(`${url}/metrics`)).text();
      return Number(/^log_lines_dropped_total (\d+)$/m.exec(metrics)?.[1]);
    };
    await expect.poll(dropped, { timeout: 30_000 }).toBeGreaterThan(0);
    recordFact(context, 'log full: lines are dropped and counted, liveness', await status(), 200);
    server.kill('SIGTERM');
    const end = await Promise.race([ended, sleep(20_000, 'still alive', { ref: false })]);
    recordFact(context, 'log full: exit status and signal after SIGTERM', `${end}`, '0,');
  });
});
