import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, relative } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { STORY_GROUPS } from '../../.storybook/support/story-groups.ts';
import { chromiumVersion, ensureChromium } from '../lib/chromium.ts';
import { describeError } from '../lib/cli-error.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { serve } from '../lib/ports.ts';
import type { StepRunner } from '../lib/steps.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { checkOrphanedBaselines, checkScreenshot, recordChromium } from '../visual/baselines.ts';
import { type ScreenshotResult, writeOverview } from '../visual/overview.ts';
import { countCases, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { reports } from './run-vitest.ts';
import { serveFolder } from './static-server.ts';
import { builtStorybook, ensureStorybook } from './storybook-build.ts';

/** Variables that narrow the stories or their screenshots. */
const { ONLY, SCREENSHOTS } = process.env;

const screenshotOutput = inWorkspace('.cache', 'screenshots');

interface RunnerOptions {
  readonly report: string;
  readonly signal?: AbortSignal | undefined;
  /** @returns what is wrong with a screenshot, or `null`. */
  readonly onScreenshot: (screenshot: SentScreenshot) => Promise<string | null>;
  readonly env?: NodeJS.ProcessEnv;
}

/** Finds a Chromium and builds the stories. */
export async function prepareStories(step: StepRunner, doesBuild: boolean): Promise<void> {
  await step('Looking for a Chromium', ensureChromium);
  if (doesBuild) await step('Building Storybook, if sources changed', () => ensureStorybook());
}

/**
 * Receives the screenshots of the test runner. They are compared in this process: in the runner's
 * sandbox, decoding one page takes minutes.
 */
const receiveScreenshots = (handle: RunnerOptions['onScreenshot']) =>
  serve(
    createServer(async (request, response) => {
      try {
        const { searchParams } = new URL(request.url ?? '/', 'http://local');
        const {
          story = '',
          name = '',
          chromium = '',
          mutation = null,
        } = Object.fromEntries(searchParams);
        const png = await buffer(request);
        const problem = await handle({ story, name, chromium, mutation, png });
        response.end(JSON.stringify(problem));
      } catch (error) {
        response.writeHead(500).end(describeError(error));
      }
    }),
  );

/** Runs the test runner over the stories of the built Storybook, and nothing else. */
export async function runTestRunner(options: RunnerOptions): Promise<StepResult> {
  const server = await serveFolder(builtStorybook());
  const screenshots = await receiveScreenshots(options.onScreenshot);
  mkdirSync(dirname(options.report), { recursive: true });
  rmSync(options.report, { force: true });
  const args = [
    ...['--url', server.url, '--maxWorkers', `${STORY_GROUPS}`, '--ci'],
    // The runner hands its arguments to a shell unquoted: a path with spaces would fall apart.
    ...['--json', '--outputFile', relative(workspaceRoot, options.report)],
  ];
  const env = {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(),
    STORYBOOK_DISABLE_TELEMETRY: '1',
    SCREENSHOT_SERVER: screenshots.url,
    ...options.env,
  };
  try {
    const command = [scriptOf('test-storybook'), ...args];
    const limits = { timeout: 2_400_000, signal: options.signal };
    const result = await runCommand(process.execPath, command, { env, ...limits });
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
export async function runStories(update: boolean, signal?: AbortSignal): Promise<StepResult> {
  rmSync(screenshotOutput, { recursive: true, force: true });
  mkdirSync(screenshotOutput, { recursive: true });
  const results: ScreenshotResult[] = [];
  const run = await runTestRunner({
    report: `${reports}/stories.json`,
    signal,
    onScreenshot: async (screenshot) => {
      const { name } = screenshot;
      const reason = await checkScreenshot(screenshot, { output: screenshotOutput, update });
      results.push({ name, reason });
      return reason && `${name}: ${reason}`;
    },
  });
  const overview = writeOverview(screenshotOutput, results);
  const advice = `The differing screenshots: ${overview}\n"pnpm visual:update" accepts what is meant.`;
  const output = overview ? `${run.output}\n${advice}\n` : run.output;
  const counted = { ...run, output };
  // Only a whole run without a failure has taken every screenshot that there is.
  if (counted.failed > 0 || ONLY || SCREENSHOTS === 'off') return counted;
  if (update) recordChromium(await chromiumVersion());
  const names = results.map(({ name }) => name);
  return sumResults([counted, checkOrphanedBaselines(names, update)]);
}
