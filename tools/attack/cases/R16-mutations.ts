import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { runVitest } from '../../test/run-vitest.ts';
import { applyMutation, type Mutation, mutations } from '../mutations/mutation.ts';

/** A quick run has one of so many mutations. */
const QUICK_STEP = 5;

export const title = 'Mutation tests: without any line of defence some test of the backend fails';

const backend = join('apps', 'backend');
/** What the backend's tests read: copied, or where they only use it, linked. */
const own = ['src', 'test', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const copied = [
  ...['package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml', 'vitest.shared.ts'],
  ...own.map((part) => join(backend, part)),
];
const linked = [
  'node_modules',
  'packages',
  'docs',
  'tools',
  'deploy',
  join(backend, 'node_modules'),
];

/** Copies the backend's sources, as the work tree itself is never changed. */
function copyBackend(root: string): void {
  mkdirSync(join(root, backend, 'temp'), { recursive: true });
  for (const part of copied) cpSync(inWorkspace(part), join(root, part), { recursive: true });
  for (const part of linked) symlinkSync(inWorkspace(part), join(root, part));
}

/** Runs test files below `src` of a copy. @returns what failed, and the last output. */
async function runTests(
  root: string,
  files: readonly string[],
  signal: AbortSignal,
  ...flags: string[]
) {
  const folder = join(root, backend);
  const { passed, output } = await runVitest(signal, folder, {
    args: [...flags, ...files.map((file) => `src/${file}`)],
    env: { TMPDIR: join(folder, 'temp') },
    name: 'mutation',
  });
  signal.throwIfAborted();
  const failed = [...output.matchAll(/^ *FAIL +.*? > (.+)$/gm)].map(([, title = '']) => title);
  return { passed, failed, output: output.slice(-600) };
}

/** Runs the tests of a mutation with it, until one fails. */
async function testMutation(root: string, mutation: Mutation, signal: AbortSignal) {
  const { file, tests, test } = mutation;
  const flags = test === undefined ? [] : [`--testNamePattern=${RegExp.escape(test)}`];
  const path = join(root, backend, file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(source, mutation));
  const run = runTests(root, tests, signal, '--bail=1', ...flags);
  return run.finally(() => writeFileSync(path, source));
}

export const run = ({ record, quick, signal }: CaseContext): Promise<void> =>
  withTempFolder('mutations', async (root) => {
    copyBackend(root);
    const chosen = mutations.filter((_, index) => !quick || index % QUICK_STEP === 0);
    // Without mutations all tests must pass: else a failure would mean nothing.
    const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
    const { passed, failed, output } = await runTests(root, files, signal);
    const holds = passed > 0 && failed.length === 0;
    const observed = holds ? `${passed} tests pass` : failed.join('; ') || output;
    const what = `control: ${files.length} test files without a mutation`;
    record.check(what, observed, 'all pass', holds);
    for (const mutation of chosen) {
      const run = await testMutation(root, mutation, signal);
      const [first] = run.failed;
      const result = first ? `detected by "${first}"` : `survives; ${run.output.slice(-200)}`;
      record.check(mutation.name, result, 'detected', first !== undefined);
    }
  });
