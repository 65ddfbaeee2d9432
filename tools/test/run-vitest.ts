import { rmSync } from 'node:fs';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { countCases, type StepResult } from './report.ts';
import { runCommand } from './run-command.ts';

export const reports = inWorkspace('.cache', 'test');

/**
 * Runs the tests below a folder with Vitest.
 * @param variant distinguishes the reports of several runs.
 */
export async function runVitest(
  signal: AbortSignal,
  folder: string,
  env: NodeJS.ProcessEnv = {},
  variant = '',
): Promise<StepResult> {
  const report = `${reports}/${folder.replaceAll('/', '-')}${variant}.json`;
  rmSync(report, { force: true });
  const result = await runCommand(
    process.execPath,
    [
      scriptOf('vitest'),
      'run',
      '--root',
      folder,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { signal, env: { ...process.env, NO_COLOR: '1', ...env }, timeout: 1_800_000 },
  );
  return countCases(report, result);
}
