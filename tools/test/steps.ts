import { ensureChromium } from '../lib/chromium.ts';
import { oneChecker, scriptOf } from '../lib/node-programs.ts';
import { ensureOtherBrowser, type OtherEngine } from '../lib/other-browsers.ts';
import { ensurePython3 } from '../lib/python.ts';
import { inWorkspace, workspaceRoot } from '../lib/workspace.ts';
import { ensureBuilt } from '../start/build.ts';
import { runChromaticCheck } from './chromatic-modes.ts';
import { runDocsPages } from './docs-pages.ts';
import { countOne, type StepResult, sumResults } from './report.ts';
import { runCommand } from './run-command.ts';
import { runStories } from './run-stories.ts';
import { testEngine, testToolboxes } from './run-toolboxes.ts';
import { runVitest } from './run-vitest.ts';
import type { TestStep } from './schedule.ts';
import { ensureStorybook } from './storybook-build.ts';
import { runThemeContrast } from './theme-contrast.ts';

type Run = TestStep['run'];

/** A program that passes or fails as a whole. */
const check =
  (...command: string[]): Run =>
  async (signal) =>
    countOne(await runCommand(process.execPath, command, { signal }));

/** Checks the types of a project; the state of the last check is stored, so that a second one is short. */
function checkTypes(signal: AbortSignal, project: string): Promise<StepResult> {
  const state = inWorkspace('.cache', 'types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = [...oneChecker, '--incremental', '--tsBuildInfoFile', state];
  return check(scriptOf('tsc'), '-p', project, ...options)(signal);
}

/** Runs something for one item after another, and adds up the results. */
const forEach =
  <T>(items: readonly T[], work: (signal: AbortSignal, item: T) => Promise<StepResult>): Run =>
  async (signal) => {
    const results: StepResult[] = [];
    for (const item of items) results.push(await work(signal, item));
    return sumResults(results);
  };

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

/** A build, which throws when it fails. */
const countBuild = (built: Promise<void>): Promise<StepResult> =>
  built.then(() => countOne({ ok: true, output: '' }));

/** Which journeys run: those that most depend on the browser, or all that its driver can do. */
type JourneySet = 'core' | 'all';

/** Lines in which a run of the journeys says what its browser cannot do. */
const excluded = /^Not in \w+: .*$/gm;

/** Runs the journeys in a browser besides Chromium, or says in one line why not. */
const runJourneys =
  (engine: OtherEngine, journeys: JourneySet): Run =>
  async (signal) => {
    const missing = ensureOtherBrowser(engine);
    if (missing) return { passed: 0, failed: 0, output: '', note: missing };
    const env = { JOURNEYS_BROWSER: engine, JOURNEYS_SET: journeys };
    const result = await runVitest(signal, 'apps/portal/e2e', { env, name: `journeys-${engine}` });
    return { ...result, note: (result.output.match(excluded) ?? []).join('\n    ') };
  };

const packages = ['packages/validation', 'packages/api', 'packages/ui', 'packages/brand'];
/** Which imports are rejected; the report says what to do instead. */
export const boundaryRules = [
  ...['--config', inWorkspace('.dependency-cruiser.mjs'), '--output-type', 'err-long'],
];

/** The project of the root folder has the sources of `.storybook` as well. */
const typed = [...packages, 'apps/backend', 'apps/portal', 'apps/portal/e2e', '.'];

/**
 * The steps of `npm test`, in the order in which they start. What others wait for comes first, then the
 * longest, and short ones at the end, so that two steps always run.
 * @param journeys which of them run in the browsers besides Chromium.
 */
export function testSteps(journeys: JourneySet = 'core'): TestStep[] {
  const step = (id: string, title: string, needs: readonly string[], run: Run) => ({
    ...{ id, title, needs, run },
  });
  const inChromium = (folder: string) => (signal: AbortSignal) =>
    runVitest(signal, folder, { env: { CHROMIUM_PATH: ensureChromium() } });
  const inOtherBrowser = (engine: OtherEngine, browser: string) => {
    const title = `Journeys of every browser in ${browser}`;
    return step(`journeys-${engine}`, title, ['build', engine], runJourneys(engine, journeys));
  };
  const packedUi = inChromium('tools/packed-ui');
  const stories = (signal: AbortSignal) => runStories(false, signal);
  const backend = (signal: AbortSignal) =>
    runVitest(signal, 'apps/backend', { env: { PYTHON3_PATH: ensurePython3() } });
  const unit = { name: 'unit', args: ['--project=!@consultancy/backend'] };
  const lint = check(scriptOf('biome'), 'ci', '--colors=off', '--diagnostic-level=warn');
  const boundaries = check(scriptOf('depcruise'), ...boundaryRules, 'apps', 'packages', 'tools');
  const builds = forEach(['portal', 'backend'] as const, (signal, target) =>
    countBuild(ensureBuilt(target, signal)),
  );
  const rendered = ['chromium', 'storybook'];
  return [
    program('chromium', 'Chromium'),
    program('python', 'Python 3', ['chromium']),
    { ...program('gdal', 'GDAL and numpy for Python'), needs: ['python'] },
    program('firefox', 'Firefox', ['gdal']),
    program('webkit', 'WebKit', ['firefox']),
    step('storybook', 'Storybook build', [], (signal) => countBuild(ensureStorybook(signal))),
    step('build', 'Portal and backend build', [], builds),
    step('lint', 'Format and lint', [], lint),
    step('boundaries', 'Import boundaries and cycles', [], boundaries),
    step('knip', 'Dead code and undeclared packages', [], check(scriptOf('knip'))),
    step('types', 'Types', [], forEach(typed, checkTypes)),
    step('checks', 'Repository checks', [], check('tools/checks/main.ts')),
    step('stories', 'Stories: play functions, axe, screenshots', rendered, stories),
    step('journeys', 'Browser journeys', ['chromium', 'build'], inChromium('apps/portal/e2e')),
    step('backend', 'Backend on PostgreSQL', ['python'], backend),
    step('engine', 'Audit engine on GDAL', ['gdal'], testEngine),
    step('unit', 'Unit tests', [], (signal) => runVitest(signal, workspaceRoot, unit)),
    step('packed-ui', 'Packed design system on another site', ['chromium'], packedUi),
    inOtherBrowser('firefox', 'Firefox'),
    step('docs-pages', 'Pages of documentation in Storybook', rendered, runDocsPages),
    inOtherBrowser('webkit', 'WebKit'),
    step('toolboxes', 'Toolboxes on Python', ['python'], testToolboxes),
    step('chromatic', 'Storybook as Chromatic takes it', rendered, runChromaticCheck),
    step('contrast', 'Contrast of stories in the dark', rendered, runThemeContrast),
  ];
}
