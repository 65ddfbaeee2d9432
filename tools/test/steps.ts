import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium, findChromium } from '../lib/chromium.ts';
import { describeError } from '../lib/cli-error.ts';
import { type NodeProgram, oneChecker, scriptOf } from '../lib/node-programs.ts';
import { ensurePython3 } from '../lib/python.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { type BuildTarget, ensureBuilt } from '../start/build.ts';
import { countCases, countOne, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { type JourneySet, runOtherBrowser } from './run-other-browser.ts';
import { runChromaticCheck, runDocsPages, runStories } from './run-stories.ts';
import { testEngine, testToolboxes } from './run-toolboxes.ts';
import { reports, runVitest } from './run-vitest.ts';
import type { TestStep } from './schedule.ts';
import { ensureStorybook } from './storybook-build.ts';
import { withDatabase } from './with-database.ts';

/** A check that passes or fails as a whole. */
async function check(
  signal: AbortSignal,
  program: NodeProgram,
  ...args: string[]
): Promise<StepResult> {
  return countOne(await runCommand(process.execPath, [scriptOf(program), ...args], { signal }));
}

/** Checks the types of a project; the state of the last check is stored, so that a second one is short. */
function checkTypes(signal: AbortSignal, project: string): Promise<StepResult> {
  const state = inWorkspace('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = [...oneChecker, '--incremental', '--tsBuildInfoFile', state];
  return check(signal, 'tsc', '-p', project, ...options);
}

/** Runs one thing after another and adds up the results. */
async function inSeries<T>(items: readonly T[], work: (item: T) => Promise<StepResult>) {
  const results: StepResult[] = [];
  for (const item of items) results.push(await work(item));
  return sumResults(results);
}

/** Milliseconds that an installer has, on a slow network as well. */
const INSTALL_MS = 1_800_000;

/**
 * Finds or installs a program that other steps need.
 * @param after steps that install something as well: the machine's installer serves one at a time.
 */
function program(id: string, title: string, after: readonly string[] = []): TestStep {
  return {
    id,
    title,
    after,
    run: async (signal) => {
      const args = ['tools/test/install.ts', id];
      const options = { signal, timeout: INSTALL_MS };
      const { ok, output } = await runCommand(process.execPath, args, options);
      return { passed: 0, failed: ok ? 0 : 1, output };
    },
  };
}

/** The browser that the first step found or installed. @throws CliError when there is none. */
function browser(): string {
  return findChromium() ?? ensureChromium();
}

async function build(target: BuildTarget, signal: AbortSignal): Promise<StepResult> {
  try {
    await ensureBuilt(target, signal);
    return countOne({ ok: true, output: '' });
  } catch (error) {
    return countOne({ ok: false, output: describeError(error) });
  }
}

/** A TEST_DATABASE_URL of the caller is used as it is. */
async function testBackend(signal: AbortSignal): Promise<StepResult> {
  const { TEST_DATABASE_URL } = process.env;
  const PYTHON3_PATH = ensurePython3().path;
  const run = (url: string) =>
    runVitest(signal, 'apps/backend', { env: { TEST_DATABASE_URL: url, PYTHON3_PATH } });
  return TEST_DATABASE_URL ? run(TEST_DATABASE_URL) : withDatabase(run);
}

const packages = ['packages/validation', 'packages/api', 'packages/ui', 'packages/brand'];
/** The project of the root folder has the sources of `.storybook` as well. */
const typed = [...packages, 'apps/backend', 'apps/portal', 'apps/portal/e2e', '.'];

/**
 * The steps of `npm test`, in the order in which they start. What others wait for comes first, then the
 * longest, and short ones at the end, so that all lanes are busy to the end.
 * @param journeys which of them run in the browsers besides Chromium.
 */
export function testSteps(journeys: JourneySet = 'core'): TestStep[] {
  mkdirSync(reports, { recursive: true });
  return [
    program('chromium', 'Chromium'),
    program('python', 'Python 3', ['chromium']),
    { ...program('gdal', 'GDAL and numpy for Python'), needs: ['python'] },
    program('firefox', 'Firefox', ['gdal']),
    program('webkit', 'WebKit', ['firefox']),
    {
      id: 'storybook',
      title: 'Storybook build',
      run: (signal) => ensureStorybook(signal),
    },
    {
      id: 'build',
      title: 'Portal and backend build',
      run: (signal) => inSeries(['portal', 'backend'] as const, (target) => build(target, signal)),
    },
    {
      id: 'lint',
      title: 'Format and lint',
      run: (signal) =>
        check(signal, 'biome', 'ci', '--colors=off', '--diagnostic-level=warn', workspaceRoot),
    },
    {
      id: 'boundaries',
      title: 'Import boundaries and cycles',
      run: (signal) =>
        check(
          signal,
          'depcruise',
          '--config',
          '.dependency-cruiser.mjs',
          'apps',
          'packages',
          'tools',
        ),
    },
    {
      id: 'knip',
      title: 'Dead code and undeclared packages',
      run: (signal) => check(signal, 'knip'),
    },
    {
      id: 'types',
      title: 'Types',
      run: (signal) => inSeries(typed, (folder) => checkTypes(signal, folder)),
    },
    {
      id: 'checks',
      title: 'Repository checks',
      run: async (signal) => {
        const report = `${reports}/checks.json`;
        rmSync(report, { force: true });
        const args = ['tools/checks/main.ts', '--report', report];
        return countCases(report, await runCommand(process.execPath, args, { signal }));
      },
    },
    {
      id: 'stories',
      title: 'Stories: play functions, axe, screenshots',
      needs: ['chromium', 'storybook'],
      run: async (signal) =>
        runStories({ chromium: browser(), report: `${reports}/stories.json`, signal }),
    },
    {
      id: 'journeys',
      title: 'Browser journeys',
      needs: ['chromium', 'build'],
      run: async (signal) =>
        runVitest(signal, 'apps/portal/e2e', { env: { CHROMIUM_PATH: browser() } }),
    },
    {
      id: 'backend',
      title: 'Backend on PostgreSQL',
      needs: ['python'],
      run: testBackend,
    },
    {
      id: 'engine',
      title: 'Audit engine on GDAL',
      needs: ['gdal'],
      run: testEngine,
    },
    {
      id: 'unit',
      title: 'Unit tests',
      run: (signal) =>
        runVitest(signal, workspaceRoot, {
          name: 'unit',
          args: ['--project=!@consultancy/backend'],
        }),
    },
    {
      id: 'packed-ui',
      title: 'Packed design system on another site',
      needs: ['chromium'],
      run: async (signal) =>
        runVitest(signal, 'tools/packed-ui', { env: { CHROMIUM_PATH: browser() } }),
    },
    {
      id: 'journeys-webkit',
      title: 'Journeys of every browser in WebKit',
      needs: ['build', 'webkit'],
      run: (signal) => runOtherBrowser(signal, 'webkit', journeys),
    },
    {
      id: 'journeys-firefox',
      title: 'Journeys of every browser in Firefox',
      needs: ['build', 'firefox'],
      run: (signal) => runOtherBrowser(signal, 'firefox', journeys),
    },
    {
      id: 'docs-pages',
      title: 'Pages of documentation in Storybook',
      needs: ['chromium', 'storybook'],
      run: () => runDocsPages(browser()),
    },
    {
      id: 'chromatic',
      title: 'Storybook as Chromatic takes it',
      needs: ['chromium', 'storybook'],
      run: () => runChromaticCheck(browser()),
    },
    {
      id: 'toolboxes',
      title: 'Reference toolboxes on Python',
      needs: ['python'],
      run: testToolboxes,
    },
  ];
}
