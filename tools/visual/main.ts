// Shows that the screenshots of the stories see changes:
// `node tools/visual/main.ts [--no-build] [--only <part of a row's name>]`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from '../lib/chromium.ts';
import { CliError, describeError } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { runTestRunner } from '../test/run-stories.ts';
import { builtStorybook, ensureStorybook } from '../test/storybook-build.ts';
import { compareMutation, type MutationResult } from './mutation-results.ts';
import { otherRasterizer, type TableRow, tableRows } from './mutations.ts';
import { mutationTable } from './table.ts';

const output = inWorkspace('.cache', 'mutations');
const step = createSteps();

/** The files of some stories, as `ONLY` names them. @throws CliError when a story does not exist. */
function filesOf(ids: readonly string[]): string {
  const index: { entries: Readonly<Record<string, { readonly importPath: string }>> } = JSON.parse(
    readFileSync(join(builtStorybook(), 'index.json'), 'utf8'),
  );
  const files = ids.map((id) => {
    const entry = index.entries[id];
    if (!entry) throw new CliError(`There is no story "${id}".`);
    return basename(entry.importPath, '.stories.tsx');
  });
  const names = [...new Set(files)].join(',');
  // Braces are a choice between several names only.
  return names.includes(',') ? `{${names}}` : names;
}

/** Runs the stories of some rows and gives what their screenshots showed. */
async function tryRows(
  chromium: string,
  rows: readonly TableRow[],
  env: NodeJS.ProcessEnv,
): Promise<MutationResult[]> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const MUTATIONS = join(output, 'mutations.json');
  writeFileSync(MUTATIONS, JSON.stringify(rows));
  const stories = [...new Set(rows.flatMap((row) => row.stories))];
  const results: MutationResult[] = [];
  const { output: log } = await runTestRunner({
    chromium,
    report: join(output, 'report.json'),
    onScreenshot: async (screenshot) => {
      results.push(await compareMutation(screenshot));
      return null;
    },
    env: { ONLY: filesOf(stories), MUTATIONS, ...env },
  });
  // Other stories of the same files may fail; a mutation without a screenshot is a hole.
  if (results.length === 0) throw new CliError('No story was mutated.', log.split('\n'));
  return results;
}

/** Prints a table. @returns how many holes it has. */
function print({ lines, holes }: ReturnType<typeof mutationTable>): number {
  console.log(`\n${lines.join('\n')}\n`);
  return holes;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { 'no-build': { type: 'boolean' }, only: { type: 'string', default: '' } },
  });
  const chosen = tableRows.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new CliError(`No mutation has "${values.only}" in its name.`);
  const chromium = await step('Looking for a Chromium', ensureChromium);
  if (!values['no-build']) {
    const build = await step('Building Storybook, if sources changed', () => ensureStorybook());
    if (build.failed > 0) throw new CliError(build.output);
  }
  const mutated = await step('Mutating stories', () => tryRows(chromium, chosen, {}));
  const holes = print(mutationTable(chosen, mutated));
  if (values.only) return holes === 0 ? 0 : 1;
  const repainted = await step('Painting them with another rasterizer', () =>
    tryRows(chromium, [otherRasterizer], { SCREENSHOTS_RASTERIZER: 'gpu' }),
  );
  const all = holes + print(mutationTable([otherRasterizer], repainted, ['foreign']));
  console.log(all === 0 ? 'No hole.' : `${all} holes.`);
  return all === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
