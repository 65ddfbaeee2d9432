import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { runCommand } from '../../test/run-command.ts';
import { applyMutation, type Mutation, mutations } from '../mutations/mutation.ts';

export const title = 'Mutation tests: without any line of defence some test of the backend fails';

const QUICK_STEP = 5;

const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** What the backend's tests read: copied, or where they only use it, linked. */
const own = ['src', 'test', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const copied = [
  ...['package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml'],
  ...own.map((part) => join('apps', 'backend', part)),
];
const linked = ['node_modules', 'packages', 'docs', join('apps', 'backend', 'node_modules')];

/** A copy of the backend's sources; the work tree itself is never changed. */
class BackendCopy {
  readonly #root: string;
  readonly #folder: string;
  readonly #signal: AbortSignal;

  constructor(root: string, signal: AbortSignal) {
    this.#root = root;
    this.#folder = join(root, 'apps', 'backend');
    this.#signal = signal;
    mkdirSync(join(this.#folder, 'temp'), { recursive: true });
    for (const part of copied) cpSync(inWorkspace(part), join(root, part), { recursive: true });
    for (const part of linked) symlinkSync(inWorkspace(part), join(root, part));
  }

  /**
   * Runs test files below `src`.
   * @returns the full names of the tests that failed, and the last output, for a run that could not begin.
   */
  async test(files: readonly string[], ...flags: readonly string[]) {
    this.#signal.throwIfAborted();
    const report = join(this.#root, 'report.json');
    rmSync(report, { force: true });
    const vitest = inWorkspace('node_modules', '.bin', 'vitest');
    const paths = files.map((file) => `src/${file}`);
    const args = ['run', '--reporter=json', `--outputFile=${report}`, ...flags, ...paths];
    const run = await runCommand(vitest, args, {
      cwd: this.#folder,
      env: { ...process.env, TMPDIR: join(this.#folder, 'temp') },
      signal: this.#signal,
    });
    this.#signal.throwIfAborted();
    const output = run.output.slice(-600);
    try {
      const parsed = reportSchema.parse(JSON.parse(readFileSync(report, 'utf8')));
      const tests = parsed.testResults.flatMap(({ assertionResults }) => assertionResults);
      const failed = tests.filter(({ status }) => status === 'failed');
      const names = failed.map(({ fullName }) => fullName);
      return { passed: parsed.numPassedTests, failed: names, output };
    } catch {
      return { passed: 0, failed: [], output };
    }
  }

  async testMutation(mutation: Mutation) {
    const { file, tests, test } = mutation;
    const flags = test === undefined ? [] : [`--testNamePattern=${escapePattern(test)}`];
    const path = join(this.#folder, file);
    const source = readFileSync(path, 'utf8');
    writeFileSync(path, applyMutation(source, mutation));
    try {
      return await this.test(tests, '--bail=1', ...flags);
    } finally {
      writeFileSync(path, source);
    }
  }
}

export const run = ({ record, quick, signal }: CaseContext): Promise<void> =>
  withTempFolder('mutations', async (folder) => {
    const chosen = mutations.filter((_, index) => !quick || index % QUICK_STEP === 0);
    const copy = new BackendCopy(folder, signal);
    // Without mutations all tests must pass: else a failure would mean nothing.
    const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
    const { passed, failed, output } = await copy.test(files);
    const holds = passed > 0 && failed.length === 0;
    const observed = holds ? `${passed} tests pass` : failed.join('; ') || output;
    const what = `control: ${files.length} test files without a mutation`;
    record.check(what, observed, 'all pass', holds);
    for (const mutation of chosen) {
      const run = await copy.testMutation(mutation);
      const [first] = run.failed;
      const result = first ? `detected by "${first}"` : `survives; ${run.output.slice(-200)}`;
      record.check(mutation.name, result, 'detected', first !== undefined);
    }
  });
