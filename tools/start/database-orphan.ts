import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '../lib/cli-error.ts';
import { waitUntil } from '../lib/wait.ts';

/** Programs that print a process's command line where the system has no files for it. */
const commandLineOf = (pid: number): string[] =>
  process.platform === 'win32'
    ? [
        ...['powershell', '-NoProfile', '-Command'],
        `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
      ]
    : ['ps', '-ww', '-o', 'command=', '-p', `${pid}`];

/**
 * Whether a process is the database server of a folder. Its command line decides: unlike its
 * working folder, every user may read it, also root without capabilities in a container. It is
 * empty once the process has exited, even while it is a zombie.
 */
export function isServerOf(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') {
    const [program = '', ...args] = commandLineOf(pid);
    const { stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: 20_000 });
    return (stdout ?? '').replaceAll('"', '').includes(` -D ${folder} `);
  }
  try {
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return args[args.indexOf('-D') + 1] === folder;
  } catch {
    return false;
  }
}

/**
 * Stops a database server that a killed run left behind. Requires the lock on the data folder: a
 * server that runs there then is an orphan.
 * @throws CliError when the server does not stop.
 */
export async function stopOrphan(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (pid > 1 && isServerOf(pid, cluster)) {
    const end = (milliseconds: number) =>
      waitUntil(() => !isServerOf(pid, cluster), 'the end of PostgreSQL', milliseconds);
    // Fast shutdown first; an immediate one recovers from the log at the next start, and on Windows,
    // where the first is immediate already, the second ends what is left of it.
    process.kill(pid, 'SIGINT');
    await end(10_000).catch(() => {
      process.kill(pid, process.platform === 'win32' ? 'SIGKILL' : 'SIGQUIT');
    });
    await end(5_000).catch(() => {
      throw new CliError(`A PostgreSQL left by an earlier run (process ${pid}) does not stop.`);
    });
  } else {
    // A server that was killed: its children notice it and exit within moments.
    await sleep(300);
  }
  // The process id in the file is dead, or by now belongs to another program, which PostgreSQL
  // would treat as a running server.
  rmSync(file, { force: true });
}
