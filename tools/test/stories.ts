// `pnpm visual`: runs the stories alone, narrowed by ONLY: `[--update] [--no-build]`.
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeThemeSnapshots } from '../checks/design-system.ts';
import { chromiumVersion } from '../lib/chromium.ts';
import { CliError, runMain } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { ruleFor, saveDigests } from '../visual/baselines.ts';
import { prepareStories, runStories } from './run-stories.ts';

const step = createSteps();

/** @throws CliError when `ONLY` names no file of stories. */
function checkOnly(only: string): void {
  const files = `{packages/ui,apps/*}/{docs,src}/**/${only}.stories.tsx`;
  if (globSync(files, { cwd: inWorkspace() }).length > 0) return;
  throw new CliError(`No file of stories is named "${only}.stories.tsx".`);
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { update: { type: 'boolean', default: false }, 'no-build': { type: 'boolean' } },
  });
  const { update } = values;
  if (process.env.ONLY) checkOnly(process.env.ONLY);
  await prepareStories(step, !values['no-build']);
  if (update && process.env.ONLY) {
    const version = await chromiumVersion();
    // Baselines of two major versions side by side would be compared by the rule of one.
    if (ruleFor(version) !== 'recorded') {
      throw new CliError(
        `The baselines are of another major version than Chromium ${version}: update all, without ONLY.`,
      );
    }
  }
  if (update) writeThemeSnapshots();
  const title = update ? 'Running the stories and updating their baselines' : 'Running the stories';
  const result = await step(title, () => runStories(update));
  // Baselines that no story has are removed by then.
  if (update) saveDigests();
  if (result.failed > 0) console.error(result.output);
  console.log(`${result.passed} passed, ${result.failed} failed`);
  process.exitCode = result.failed > 0 ? 1 : 0;
});
