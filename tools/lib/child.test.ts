import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { waitUntil } from './wait.ts';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it('stops what a child of a group has started, also when the program is killed', async () => {
  const inner = "console.log(require('child_process').spawn('sleep', ['1000']).pid)";
  const program = `
    import { startChild } from ${JSON.stringify(new URL('./child.ts', import.meta.url).href)};
    const child = await startChild({ name: 'driver', group: true,
      args: ['-e', ${JSON.stringify(inner)}], onLine: (line) => console.log(line) });
    process.stdin.once('data', () => child.stop(5000));`;
  for (const way of ['stop', 'kill']) {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program]);
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line).trim());
    expect(isAlive(pid)).toBe(true);
    if (way === 'stop') parent.stdin.write('now');
    else parent.kill('SIGKILL');
    await waitUntil(() => !isAlive(pid), `its end by ${way}`, 5_000);
    parent.kill('SIGKILL');
  }
});
