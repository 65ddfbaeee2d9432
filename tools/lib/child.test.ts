import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { startChild } from './child.ts';
import { nodeScript } from './process-reaper.ts';

const node = process.execPath;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('keeps the last output of a child that exits by itself', async () => {
  const child = await startChild({
    name: 'short',
    stopSignal: 'TERM',
    command: node,
    args: ['-e', 'for (let n = 0; n < 60; n += 1) console.log(n); process.exitCode = 3'],
  });
  expect(await child.exited).toEqual({ code: 3, signal: null });
  expect(child.lastLines().at(-1)).toBe('59');
  expect(child.lastLines()).toHaveLength(40);
});

it('kills a child that ignores its stop signal', async () => {
  const child = await startChild({
    name: 'unresponsive',
    stopSignal: 'TERM',
    command: node,
    args: ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('up')"],
  });
  while (child.lastLines().length === 0) await sleep(10);
  await child.stop(50);
  expect(await child.exited).toEqual({ code: null, signal: 'SIGKILL' });
});

it('rejects a command that does not exist', async () => {
  const missing = { name: 'none', stopSignal: 'TERM', command: '/no/such', args: [] } as const;
  await expect(startChild(missing)).rejects.toThrow('ENOENT');
});

it('stops the children when the program itself is killed', async () => {
  const module = new URL('./child.ts', import.meta.url).href;
  const program = `
    import { startChild } from ${JSON.stringify(module)};
    const child = await startChild({ name: 'long', stopSignal: 'TERM',
      command: ${JSON.stringify(node)}, args: ['-e', 'setInterval(() => {}, 1000)'] });
    console.log(child.pid);`;
  const parent = spawn(node, ['--input-type=module', '-e', program]);
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(String(line).trim());
  expect(isAlive(pid)).toBe(true);
  parent.kill('SIGKILL');
  for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
  expect(isAlive(pid)).toBe(false);
});

it('stops them without a shell as well, and none that has exited', async () => {
  const start = () => spawn(node, ['-e', 'setInterval(() => {}, 1000)']);
  const [listed, done] = [start(), start()];
  const reaper = spawn(node, ['-e', nodeScript]);
  reaper.stdin.end(`TERM ${listed.pid}\nINT ${done.pid}\nDONE ${done.pid}\n`);
  await once(listed, 'exit');
  expect(isAlive(done.pid ?? 0)).toBe(true);
  done.kill('SIGKILL');
});

it('stops what a child of a group has started, also when the program is killed', async () => {
  const module = new URL('./child.ts', import.meta.url).href;
  const inner = "console.log(require('child_process').spawn('sleep', ['1000']).pid)";
  const program = `
    import { startChild } from ${JSON.stringify(module)};
    const child = await startChild({ name: 'driver', stopSignal: 'TERM', group: true,
      command: ${JSON.stringify(node)}, args: ['-e', ${JSON.stringify(inner)}],
      onLine: (line) => console.log(line) });
    if (process.argv.includes('stop')) process.stdin.once('data', () => child.stop(5000));`;
  for (const way of ['stop', 'kill']) {
    const parent = spawn(node, ['--input-type=module', '-e', program, way]);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line).trim());
    expect(isAlive(pid)).toBe(true);
    if (way === 'stop') parent.stdin.write('now');
    else parent.kill('SIGKILL');
    for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
    expect(isAlive(pid), way).toBe(false);
    parent.kill('SIGKILL');
  }
});
