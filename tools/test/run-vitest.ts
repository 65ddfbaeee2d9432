import { rmSync } from 'node:fs';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { countCases, type StepResult } from './report.ts';
import { runCommand } from './run-command.ts';

export const reports = inWorkspace('.cache', 'test');

interface VitestOptions {
  /** What is set in its environment besides that of this process. */
  readonly env?: NodeJS.ProcessEnv;
  /** Of Vitest's own; none by default. */
  readonly args?: readonly string[];
  /** The report's name, where a folder has several runs. */
  readonly name?: string;
}

/** Runs the tests below a folder with Vitest, as the configuration in it says. */
export async function runVitest(
  signal: AbortSignal,
  folder: string,
  { env = {}, args = [], name = folder.replaceAll('/', '-') }: VitestOptions = {},
): Promise<StepResult> {
  const report = `${reports}/${name}.json`;
  rmSync(report, { force: true });
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = [scriptOf('vitest'), 'run', '--root', folder, ...output, ...args];
  const result = await runCommand(process.execPath, command, {
    ...{ signal, env: { ...process.env, NO_COLOR: '1', ...env }, timeout: 1_800_000 },
  });
  return countCases(report, result);
}
