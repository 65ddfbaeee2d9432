import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { countCases, countOne, type StepResult } from './report.ts';
import { runCommand } from './run-command.ts';
import { serveFolder } from './static-server.ts';

// Apart from `pnpm storybook:build`, whose result somebody may be looking at.
const built = inWorkspace('.cache', 'storybook');

/** Builds the static Storybook. */
export async function buildStorybook(signal?: AbortSignal): Promise<StepResult> {
  const storybook = inWorkspace('node_modules', '.bin', 'storybook');
  const args = ['build', '--output-dir', built, '--quiet', '--disable-telemetry'];
  return countOne(await runCommand(storybook, args, signal ? { signal } : {}));
}

/** What to do with the stories. */
export interface StoryOptions {
  readonly chromium: string;
  /** File of the JSON report. */
  readonly report: string;
  /** Takes the pictures anew instead of comparing them. */
  readonly update?: boolean;
  readonly signal?: AbortSignal;
}

/** Runs every story of the built Storybook: play function, axe, pictures. */
export async function runStories(options: StoryOptions): Promise<StepResult> {
  const server = await serveFolder(built);
  rmSync(options.report, { force: true });
  const mode = options.update ? ['-u'] : ['--ci'];
  try {
    const result = await runCommand(
      inWorkspace('node_modules', '.bin', 'test-storybook'),
      [
        ...['--url', server.url, '--maxWorkers', '2', ...mode],
        // The runner hands its arguments to a shell unquoted: a path with spaces would fall apart.
        ...['--json', '--outputFile', relative(workspaceRoot, options.report)],
      ],
      {
        env: { ...process.env, CHROMIUM_PATH: options.chromium, STORYBOOK_DISABLE_TELEMETRY: '1' },
        timeout: 900_000,
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
    return countCases(options.report, result);
  } finally {
    server.close();
  }
}
