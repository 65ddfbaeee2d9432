// Runs the stories alone: `node tools/test/stories.ts [--update] [--no-build]`, narrowed by ONLY.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeThemeSnapshots } from '../checks/design-system.ts';
import { chromiumVersion, ensureChromium } from '../lib/chromium.ts';
import { CliError, runMain } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { ruleFor } from '../visual/recorded-chromium.ts';
import { runStories } from './run-stories.ts';
import { ensureStorybook } from './storybook-build.ts';

const step = createSteps();

/** Baselines of two major versions side by side would be compared by the rule of one. */
async function expectRecordedChromium(chromium: string): Promise<void> {
  const version = await chromiumVersion(chromium);
  if (ruleFor(version) === 'recorded') return;
  throw new CliError(
    `The baselines are of another major version than Chromium ${version}: update all, without ONLY.`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { update: { type: 'boolean', default: false }, 'no-build': { type: 'boolean' } },
  });
  const { update } = values;
  const chromium = await step('Looking for a Chromium', ensureChromium);
  if (update && process.env.ONLY) await expectRecordedChromium(chromium);
  if (!values['no-build']) {
    const build = await step('Building Storybook, if sources changed', () => ensureStorybook());
    if (build.failed > 0) throw new CliError(build.output);
  }
  const report = inWorkspace('.cache', 'test', 'stories.json');
  mkdirSync(inWorkspace('.cache', 'test'), { recursive: true });
  if (update) writeThemeSnapshots();
  const title = update ? 'Running the stories and updating their baselines' : 'Running the stories';
  const result = await step(title, () => runStories({ chromium, report }, update));
  if (result.failed > 0) console.error(result.output);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed > 0 ? 1 : 0;
}

await runMain(main);
