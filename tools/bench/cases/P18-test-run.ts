import { join } from 'node:path';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { together } from '../../lib/cases/statistics.ts';
import { startChild } from '../../lib/child.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { workspaceRoot } from '../../lib/workspace.ts';
import { requireCommand, runCommand } from '../../test/run-command.ts';

export const title = 'npm test in a fresh clone, also beside six busy loops';

const LIMIT_MINUTES = 10;
const LOOPS = 6;
const RUNS = 20;
/** Ends what hangs: beside the loops a run takes several times as long. */
const TIMEOUT_MS = 10_800_000;

/** Starts a program that uses a core. */
const startLoop = () =>
  startChild({ name: 'A busy loop', args: ['-e', 'for (;;) Math.sqrt(Math.random());'] });

/** Runs `npm test` in a folder. @returns its minutes without the installation, and its last line. */
async function runTests(cwd: string, signal: AbortSignal) {
  const args = [join('tools', 'bootstrap.mjs'), join('tools', 'test', 'main.ts')];
  const options = { cwd, signal, timeout: TIMEOUT_MS, env: { ...process.env, CI: 'true' } };
  const { ok, output } = await runCommand(process.execPath, args, options);
  signal.throwIfAborted();
  const [, minutes = 0, seconds = 0] = /^Done in (?:(\d+) min )?(\d+)/m.exec(output) ?? [];
  const result = /^\d+ passed, \d+ failed$/m.exec(output)?.[0] ?? 'no result';
  return { ok, minutes: Number(minutes) + Number(seconds) / 60, result };
}

export async function run({ record, quick, signal, parts }: CaseContext): Promise<void> {
  await withTempFolder('clone', async (folder) => {
    const clone = join(folder, 'clone');
    const args = ['clone', '--quiet', workspaceRoot, clone];
    await requireCommand('The repository cannot be cloned.', 'git', args);
    const alone = await runTests(clone, signal);
    record.equal('the run alone', alone.ok ? 'passes' : alone.result, 'passes');
    record.atMost('its time', alone.minutes, LIMIT_MINUTES, { unit: 'min', digits: 1 });
    if (quick) return;
    for (const loop of await together(LOOPS, startLoop)) parts.defer(() => loop.stop(1_000));
    const failed: string[] = [];
    for (let n = 1; n <= RUNS; n += 1) {
      const { ok, minutes, result } = await runTests(clone, signal);
      record.note(`run ${n} beside ${LOOPS} loops`, `${result}, ${minutes.toFixed(1)} min`);
      if (!ok) failed.push(`${n}`);
    }
    record.all('runs that pass', RUNS, failed);
  });
}
