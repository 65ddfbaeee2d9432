import { mkdirSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { chromiumVersion } from '../lib/chromium.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { checkScreenshot } from '../visual/check-screenshot.ts';
import { recordChromium } from '../visual/recorded-chromium.ts';
import { readResults } from '../visual/screenshot-results.ts';
import { type ScreenshotHandler, startScreenshotServer } from '../visual/screenshot-server.ts';
import { checkChromatic } from './chromatic-modes.ts';
import { renderDocsPages } from './docs-pages.ts';
import { checkOrphanedBaselines } from './orphaned-baselines.ts';
import { countCases, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { writeOverview } from './screenshot-overview.ts';
import { serveFolder } from './static-server.ts';
import { builtStorybook } from './storybook-build.ts';

/** Variables that narrow the stories or their screenshots. */
const { ONLY, SCREENSHOTS } = process.env;

/** Where a run leaves its differing screenshots and their overview. */
export const screenshotOutput = inWorkspace('.cache', 'screenshots');

/** What to do with the stories. */
export interface StoryOptions {
  readonly chromium: string;
  /** File of the JSON report. */
  readonly report: string;
  readonly signal?: AbortSignal;
}

/** How the test runner is run, and what is done with the screenshots it sends. */
export interface RunnerOptions extends StoryOptions {
  readonly onScreenshot: ScreenshotHandler;
  /** Variables for the runner, beside those of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

/** Renders every page of documentation of the built Storybook. */
export const runDocsPages = (chromium: string): Promise<StepResult> =>
  renderDocsPages(builtStorybook(), chromium);

/** Checks that Chromatic can take the built Storybook, in all modes. */
export const runChromaticCheck = (chromium: string): Promise<StepResult> =>
  checkChromatic(builtStorybook(), chromium);

/** Runs the test runner over the stories of the built Storybook, and nothing else. */
export async function runTestRunner(options: RunnerOptions): Promise<StepResult> {
  const server = await serveFolder(builtStorybook());
  const screenshots = await startScreenshotServer(options.onScreenshot);
  rmSync(options.report, { force: true });
  try {
    const result = await runCommand(
      process.execPath,
      [
        scriptOf('test-storybook'),
        // A story waits for frames and timers as well: a third worker uses the time of two cores.
        ...['--url', server.url, '--maxWorkers', '3', '--ci'],
        // The runner hands its arguments to a shell unquoted: a path with spaces would fall apart.
        ...['--json', '--outputFile', relative(workspaceRoot, options.report)],
      ],
      {
        env: {
          ...process.env,
          CHROMIUM_PATH: options.chromium,
          STORYBOOK_DISABLE_TELEMETRY: '1',
          SCREENSHOT_SERVER: screenshots.url,
          ...options.env,
        },
        timeout: 2_400_000,
        ...(options.signal ? { signal: options.signal } : {}),
      },
    );
    return countCases(options.report, result);
  } finally {
    server.close();
    screenshots.close();
  }
}

/**
 * Runs every story of the built Storybook: play function, axe in each theme, screenshots.
 * @param update writes the baselines instead of comparing with them.
 */
export async function runStories(options: StoryOptions, update = false): Promise<StepResult> {
  rmSync(screenshotOutput, { recursive: true, force: true });
  mkdirSync(screenshotOutput, { recursive: true });
  const run = await runTestRunner({
    ...options,
    onScreenshot: (screenshot) => checkScreenshot(screenshot, { output: screenshotOutput, update }),
  });
  const results = readResults(screenshotOutput);
  const overview = writeOverview(screenshotOutput, results);
  const output = overview ? `${run.output}\nThe differing screenshots: ${overview}\n` : run.output;
  const counted = { ...run, output };
  // Only a whole run without a failure has taken every screenshot that there is.
  if (counted.failed > 0 || ONLY || SCREENSHOTS === 'off') return counted;
  if (update) recordChromium(await chromiumVersion(options.chromium));
  return sumResults([counted, checkOrphanedBaselines(results, update)]);
}
