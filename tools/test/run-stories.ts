import { rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { drawDocsPages } from './docs-pages.ts';
import { countCases, countOne, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { serveFolder } from './static-server.ts';
import { findStrayPictures } from './stray-pictures.ts';

/** What of the environment narrows the stories or their pictures. */
const { ONLY, PICTURES } = process.env;

// Apart from `pnpm storybook:build`, whose result somebody may be looking at; a narrowed one apart
// from the whole, so that neither takes the other's place under a run.
const built = inWorkspace('.cache', ONLY ? `storybook-${ONLY.replace(/\W+/g, '-')}` : 'storybook');

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

/** Draws every page of documentation of the built Storybook. */
export const runDocsPages = (chromium: string): Promise<StepResult> =>
  drawDocsPages(built, chromium);

/** Runs every story of the built Storybook: play function, axe in each theme, pictures. */
export async function runStories(options: StoryOptions): Promise<StepResult> {
  const server = await serveFolder(built);
  const log = `${options.report}.pictures`;
  for (const file of [options.report, log]) rmSync(file, { force: true });
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
        env: {
          ...process.env,
          CHROMIUM_PATH: options.chromium,
          PICTURES_LOG: log,
          STORYBOOK_DISABLE_TELEMETRY: '1',
        },
        timeout: 2_400_000,
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
    const counted = countCases(options.report, result);
    // Only a whole run without a fault has asked for every picture that there should be.
    if (counted.failed > 0 || ONLY || PICTURES === 'off') return counted;
    return sumResults([counted, findStrayPictures(log, options.update ?? false)]);
  } finally {
    server.close();
  }
}
