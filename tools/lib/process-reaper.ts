import { type ChildProcess, spawn } from 'node:child_process';

/** The signal on which a process exits cleanly. */
export type StopSignal = 'INT' | 'TERM';

// The shell reads "SIGNAL PID" and "DONE PID" lines. The end of its input means that this program
// is gone, even by SIGKILL. The shell then signals each process still listed, and kills after ten
// seconds what has not exited.
const script = `
while read -r word pid; do
  if [ "$word" = DONE ]; then
    rest=
    for entry in $list; do [ "\${entry#*:}" = "$pid" ] || rest="$rest $entry"; done
    list=$rest
  else
    list="$list $word:$pid"
  fi
done
[ -n "$list" ] || exit 0
for entry in $list; do kill -"\${entry%%:*}" "\${entry#*:}" 2>/dev/null; done
for second in 1 2 3 4 5 6 7 8 9 10; do
  sleep 1
  alive=
  for entry in $list; do kill -0 "\${entry#*:}" 2>/dev/null && alive=1; done
  [ -n "$alive" ] || exit 0
done
for entry in $list; do kill -KILL "\${entry#*:}" 2>/dev/null; done
`;

/**
 * The same for Windows, which has neither `sh` nor signals: Node ends the processes at once. Their
 * data survive that, as they survive a loss of power.
 */
export const nodeScript = `
const listed = new Set();
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const [word, pid] = line.split(' ');
  if (word === 'DONE') listed.delete(pid);
  else listed.add(pid);
}).on('close', () => {
  for (const pid of listed) {
    try { process.kill(Number(pid), 'SIGKILL'); } catch {}
  }
});`;

const command: readonly [string, string, string] =
  process.platform === 'win32' ? [process.execPath, '-e', nodeScript] : ['sh', '-c', script];

let reaper: ChildProcess | null = null;

/** Starts the reaper with the first child: it waits on a pipe, in a session of its own. */
function send(line: string): void {
  if (!reaper) {
    const stdio = ['pipe', 'ignore', 'ignore'] as const;
    const [program, ...args] = command;
    const options = { cwd: '/', detached: true, windowsHide: true };
    reaper = spawn(program, args, { ...options, stdio: [...stdio] });
    reaper.unref();
    // Losing the reaper must not end this program.
    reaper.on('error', () => undefined);
    reaper.stdin?.on('error', () => undefined);
    // Node unrefs the process above; its pipe would still keep the event loop alive.
    (reaper.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  }
  reaper.stdin?.write(`${line}\n`);
}

/**
 * Has a process stopped in case this program is killed before it can do so itself.
 * @param pid its id; that of a process group when negative.
 * @returns to be called when the process has exited, before its id can be reused.
 */
export function registerChild(pid: number, signal: StopSignal): () => void {
  send(`${signal} ${pid}`);
  return () => send(`DONE ${pid}`);
}
