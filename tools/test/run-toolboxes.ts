import { versionOf } from '../lib/programs.ts';
import { ensureGdalPython, ensurePython3, findPython2 } from '../lib/python.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { type StepResult, sumResults } from './report.ts';
import { type CommandOptions, type CommandResult, runCommand } from './run-command.ts';

/**
 * Counts what Python's unittest says at its end. A skipped test counts as a failed one, as does a
 * run without tests or one that ended otherwise.
 */
export function countUnittest({ ok, output }: CommandResult): StepResult {
  const [, count = 0, end = ''] =
    /^Ran (\d+) tests? in [^\n]*\n+((?:OK|FAILED)[^\n]*)\s*$/m.exec(output) ?? [];
  const ran = Number(count);
  // Such as `failures=2, skipped=1`.
  const numbers = end.matchAll(/\b(?:failures|errors|skipped|unexpected successes)=(\d+)/g);
  const unsuccessful = [...numbers].reduce((sum, [, number]) => sum + Number(number), 0);
  const failed = ok && ran > 0 ? unsuccessful : Math.max(unsuccessful, 1);
  return { passed: Math.max(ran - unsuccessful, 0), failed, output };
}

/** Runs tests of the toolboxes on a Python, which the output names first. */
async function runOn(python: string, args: readonly string[], options: CommandOptions) {
  const cwd = inWorkspace('toolboxes');
  const { ok, output } = await runCommand(python, ['-B', '-m', ...args], { cwd, ...options });
  return countUnittest({ ok, output: `${versionOf(python)}${output}` });
}

/** Runs the toolboxes' own tests on Python 3, and on 2.7 as well where the machine has it. */
export async function testToolboxes(signal?: AbortSignal): Promise<StepResult> {
  const old = findPython2();
  const args = ['unittest', 'discover', '-s', 'tests'];
  const results = [await runOn(ensurePython3(), args, { signal })];
  if (old) results.push(await runOn(old, args, { signal }));
  return sumResults(results);
}

/**
 * Runs the audit engine's tests in two processes, on a Python 3 with GDAL. A line that starts with
 * `note:` says what could not be tested on this machine.
 */
export async function testEngine(signal?: AbortSignal): Promise<StepResult> {
  const result = await runOn(ensureGdalPython(), ['gdbaudit.tests', '--processes', '2'], {
    // One test packs the plugin for QGIS, with the Node that runs this.
    env: { ...process.env, NODE: process.execPath },
    timeout: 1_800_000,
    signal,
  });
  const note = /^note: (.+)$/m.exec(result.output)?.[1];
  return { ...result, ...(note ? { note } : {}) };
}
