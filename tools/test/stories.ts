// Builds Storybook and runs its stories alone: `node tools/test/stories.ts [--update]`.
import { mkdirSync } from 'node:fs';
import { ensureChromium } from '../lib/chromium.ts';
import { describeError } from '../lib/fault.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { buildStorybook, runStories } from './run-stories.ts';

const update = process.argv.includes('--update');
const step = createSteps();

try {
  const chromium = await step('Looking for a Chromium', ensureChromium);
  const build = await step('Building Storybook', () => buildStorybook());
  if (build.failed > 0) throw new Error(build.output);
  const report = inWorkspace('.cache', 'test', 'stories.json');
  mkdirSync(inWorkspace('.cache', 'test'), { recursive: true });
  const title = update
    ? 'Running the stories and taking their pictures anew'
    : 'Running the stories';
  const result = await step(title, () => runStories({ chromium, report, update }));
  if (result.failed > 0) console.error(result.output);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed > 0 ? 1 : 0;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
