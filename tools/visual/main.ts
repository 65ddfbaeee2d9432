// Shows that the screenshots of the stories see changes:
// `pnpm visual:mutate [--no-build] [--only <part of a row's name>]`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { CliError, runMain } from '../lib/cli-error.ts';
import { createSteps } from '../lib/steps.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { prepareStories, runTestRunner } from '../test/run-stories.ts';
import { builtStorybook } from '../test/storybook-build.ts';
import { baselineFile } from './baselines.ts';
import { type ComparisonRule, compareScreenshots } from './compare-screenshots.ts';
import { decodeImage } from './images.ts';
import { otherRasterizer, type TableRow, tableRows } from './mutations.ts';

const output = inWorkspace('.cache', 'mutations');
const step = createSteps();

/** Whether a screenshot of a mutated story differs from its baseline, by each rule. */
type MutationResult = Readonly<Record<ComparisonRule, boolean>> & { readonly mutation: string };

async function compareMutation({ name, mutation, png }: SentScreenshot): Promise<MutationResult> {
  if (mutation === null) throw new Error(`"${name}" was sent without a mutation.`);
  const [before, after] = await Promise.all([
    decodeImage(readFileSync(baselineFile(name))),
    decodeImage(png),
  ]);
  const differs = (rule: ComparisonRule) => compareScreenshots(before, after, rule) !== null;
  return { mutation, recorded: differs('recorded'), foreign: differs('foreign') };
}

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

async function tryRows(rows: readonly TableRow[], env: NodeJS.ProcessEnv = {}) {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const MUTATIONS = join(output, 'mutations.json');
  writeFileSync(MUTATIONS, JSON.stringify(rows));
  const results: MutationResult[] = [];
  const { output: log } = await runTestRunner({
    report: join(output, 'report.json'),
    onScreenshot: async (screenshot) => {
      results.push(await compareMutation(screenshot));
      return null;
    },
    env: { ONLY: filesOf(rows.flatMap(({ stories }) => stories)), MUTATIONS, ...env },
  });
  // Other stories of the same files may fail; a mutation without a screenshot is a hole.
  if (results.length === 0) throw new CliError('No story was mutated.', log.split('\n'));
  return results;
}

/** What a row must show by a rule: that it is seen, that it is not, or nothing. */
function expectation({ kind }: TableRow, rule: ComparisonRule): boolean | null {
  if (kind === 'control') return false;
  return kind === 'structure' || rule === 'recorded' ? true : null;
}

function cell(row: TableRow, results: readonly MutationResult[], rule: ComparisonRule): string {
  const own = results.filter(({ mutation }) => mutation === row.name);
  const seen = own.filter((result) => result[rule]).length;
  const expected = expectation(row, rule);
  const isHole = own.length === 0 || (expected !== null && expected !== seen > 0);
  const text = `${seen > 0 ? 'seen' : 'not'} ${seen}/${own.length}`;
  return `${rule}: ${text}${isHole ? ' HOLE' : ''}`.padEnd(26);
}

/** Prints the table of mutations. @returns how many of its cells are not as they must be. */
function print(
  rows: readonly TableRow[],
  results: readonly MutationResult[],
  rules: readonly ComparisonRule[] = ['recorded', 'foreign'],
): number {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const lines = rows.map((row) => {
    const cells = rules.map((rule) => cell(row, results, rule));
    return `${row.name.padEnd(width)}  ${cells.join(' ').trimEnd()}`;
  });
  console.log(`\n${lines.join('\n')}\n`);
  return lines.join().split(' HOLE').length - 1;
}

await runMain(async () => {
  const { values } = parseArgs({
    options: { 'no-build': { type: 'boolean' }, only: { type: 'string', default: '' } },
  });
  const chosen = tableRows.filter(({ name }) => name.includes(values.only));
  if (chosen.length === 0) throw new CliError(`No mutation has "${values.only}" in its name.`);
  await prepareStories(step, !values['no-build']);
  const mutated = await step('Mutating stories', () => tryRows(chosen));
  let holes = print(chosen, mutated);
  if (!values.only) {
    const repainted = await step('Painting them with another rasterizer', () =>
      tryRows([otherRasterizer], { SCREENSHOTS_RASTERIZER: 'gpu' }),
    );
    holes += print([otherRasterizer], repainted, ['foreign']);
    console.log(holes === 0 ? 'No hole.' : `${holes} holes.`);
  }
  process.exitCode = holes === 0 ? 0 : 1;
});
