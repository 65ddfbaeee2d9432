import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { inWorkspace } from '../../lib/workspace.ts';
import { runCommand } from '../../test/run-command.ts';
import { applyMutation, type Mutation } from './mutation.ts';

/** The part of Vitest's JSON report that is read. */
const reportSchema = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** The result of some test files. */
export interface TestRun {
  readonly passed: number;
  /** Full names of the tests that failed. */
  readonly failed: readonly string[];
  /** The last output, for a run that could not begin. */
  readonly output: string;
}

/** A copy of the backend's sources, whose packages are the workspace's own. */
export class BackendCopy {
  readonly #root: string;
  readonly #folder: string;
  readonly #signal: AbortSignal;

  /** Copies what the backend's tests read; the work tree itself is never changed. */
  constructor(root: string, signal: AbortSignal) {
    this.#root = root;
    this.#folder = join(root, 'apps', 'backend');
    this.#signal = signal;
    mkdirSync(join(this.#folder, 'temp'), { recursive: true });
    for (const file of ['package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml']) {
      cpSync(inWorkspace(file), join(root, file));
    }
    const own = ['package.json', 'tsconfig.json', 'vitest.config.ts'];
    for (const part of ['src', 'test', 'migrations', ...own]) {
      const from = inWorkspace('apps', 'backend', part);
      cpSync(from, join(this.#folder, part), { recursive: true });
    }
    for (const part of [
      'node_modules',
      'packages',
      'docs',
      join('apps', 'backend', 'node_modules'),
    ]) {
      symlinkSync(inWorkspace(part), join(root, part));
    }
  }

  /**
   * Runs test files below `src`.
   * @param bail stops at the first failure.
   * @param name part of the full names of the tests to run; all without one.
   */
  async test(files: readonly string[], bail: boolean, name?: string): Promise<TestRun> {
    const report = join(this.#root, 'report.json');
    rmSync(report, { force: true });
    const flags = ['--reporter=json', `--outputFile=${report}`, ...(bail ? ['--bail=1'] : [])];
    if (name !== undefined) flags.push(`--testNamePattern=${escapePattern(name)}`);
    const vitest = inWorkspace('node_modules', '.bin', 'vitest');
    const paths = files.map((file) => `src/${file}`);
    const run = await runCommand(vitest, ['run', ...flags, ...paths], {
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
      return {
        passed: parsed.numPassedTests,
        failed: failed.map(({ fullName }) => fullName),
        output,
      };
    } catch {
      return { passed: 0, failed: [], output };
    }
  }

  /** Runs the tests of a mutation with it. */
  async testMutation(mutation: Mutation): Promise<TestRun> {
    const file = join(this.#folder, mutation.file);
    const source = readFileSync(file, 'utf8');
    writeFileSync(file, applyMutation(source, mutation));
    try {
      return await this.test(mutation.tests, true, mutation.test);
    } finally {
      writeFileSync(file, source);
    }
  }
}
