import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { recordChromium } from '../../.storybook/support/recorded-chromium.ts';
import { readResults } from '../../.storybook/support/screenshot-results.ts';
import { chromiumVersion } from '../lib/chromium.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { checkChromatic } from './chromatic-modes.ts';
import { drawDocsPages } from './docs-pages.ts';
import { checkOrphanedBaselines } from './orphaned-baselines.ts';
import { countCases, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { writeOverview } from './screenshot-overview.ts';
import { serveFolder } from './static-server.ts';
import { builtStorybook } from './storybook-build.ts';

/** Variables that narrow the stories or their screenshots. */
const { ONLY, PICTURES } = process.env;

/** Where a run leaves its differing screenshots and their overview. */
export const screenshotOutput = inWorkspace('.cache', 'screenshots');

/** What to do with the stories. */
export interface StoryOptions {
  readonly chromium: string;
  /** File of the JSON report. */
  readonly report: string;
  /** Writes the baselines instead of comparing with them. */
  readonly update?: boolean;
  readonly signal?: AbortSignal;
  /** Variables for the runner, beside those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Draws every page of documentation of the built Storybook. */
export const runDocsPages = (chromium: string): Promise<StepResult> =>
  drawDocsPages(builtStorybook(), chromium);

/** Checks that Chromatic can take the built Storybook, in all modes. */
export const runChromaticCheck = (chromium: string): Promise<StepResult> =>
  checkChromatic(builtStorybook(), chromium);

/** Runs the test runner over the stories of the built Storybook, and nothing else. */
export async function runTestRunner(options: StoryOptions): Promise<StepResult> {
  const server = await serveFolder(builtStorybook());
  rmSync(options.report, { force: true });
  try {
    const result = await runCommand(
      inWorkspace('node_modules', '.bin', 'test-storybook'),
      [
        ...['--url', server.url, '--maxWorkers', '2', '--ci'],
        // The runner hands its arguments to a shell unquoted: a path with spaces would fall apart.
        ...['--json', '--outputFile', relative(workspaceRoot, options.report)],
      ],
      {
        env: {
          ...process.env,
          CHROMIUM_PATH: options.chromium,
          STORYBOOK_DISABLE_TELEMETRY: '1',
          ...options.env,
        },
        timeout: 2_400_000,
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
    return countCases(options.report, result);
  } finally {
    server.close();
  }
}

/** Runs every story of the built Storybook: play function, axe in each theme, screenshots. */
export async function runStories(options: StoryOptions): Promise<StepResult> {
  rmSync(screenshotOutput, { recursive: true, force: true });
  mkdirSync(screenshotOutput, { recursive: true });
  const update = options.update ?? false;
  const env = {
    SCREENSHOTS_OUTPUT: screenshotOutput,
    ...(update ? { PICTURES: 'update' } : {}),
  };
  const run = await runTestRunner({ ...options, env });
  const results = readResults(screenshotOutput);
  const overview = writeOverview(screenshotOutput, results);
  const output = overview ? `${run.output}\nThe differing screenshots: ${overview}\n` : run.output;
  const counted = { ...run, output };
  // Only a whole run without a failure has taken every screenshot that there is.
  if (counted.failed > 0 || ONLY || PICTURES === 'off') return counted;
  if (update) recordChromium(await chromiumVersion(options.chromium));
  return sumResults([counted, checkOrphanedBaselines(results, update)]);
}
