import { type ChildProcess, spawn } from 'node:child_process';

/** What asks a process to end cleanly. */
export type StopSignal = 'INT' | 'TERM';

// The shell reads "SIGNAL PID" and "DONE PID" lines. The end of its input means that this
// program is gone, be it by SIGKILL, and it then asks each process still listed to end,
// and ends by force what has not.
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

let guard: ChildProcess | null = null;

/** Starts the guard with the first child: a shell that waits on a pipe, in its own session. */
function tell(line: string): void {
  if (!guard) {
    guard = spawn('sh', ['-c', script], {
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    guard.unref();
    // Losing the guard must not end this program.
    guard.on('error', () => undefined);
    guard.stdin?.on('error', () => undefined);
    // Node unrefs the process above; its pipe would keep the event loop alive all the same.
    (guard.stdin as unknown as { unref?: () => void } | null)?.unref?.();
  }
  guard.stdin?.write(`${line}\n`);
}

/**
 * Has a process ended should this program die without a chance to end it itself.
 * @returns to be called when the process has ended, before its id can be used anew.
 */
export function guardChild(pid: number, signal: StopSignal): () => void {
  tell(`${signal} ${pid}`);
  return () => tell(`DONE ${pid}`);
}
