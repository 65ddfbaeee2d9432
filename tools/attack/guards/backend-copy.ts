import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../lib/workspace.ts';
import { type Guard, withoutGuard } from './guard.ts';

/** What a run of test files came to. */
export interface TestRun {
  readonly passed: number;
  /** Full names of the tests that failed. */
  readonly failed: readonly string[];
  /** The last of what was said, for a run that could not begin. */
  readonly words: string;
}

/** A copy of the backend's sources, whose packages are the workspace's own. */
export interface BackendCopy {
  /** Runs test files below `src`. @param firstFault ends at the first failure. */
  readonly test: (files: readonly string[], firstFault: boolean) => Promise<TestRun>;
  /** Does something while one guard is away. */
  readonly without: <T>(guard: Guard, work: () => Promise<T>) => Promise<T>;
  readonly remove: () => void;
}

interface Report {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

function readReport(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Folder of the copy for whatever its tests write. */
const scratch = 'scratch';

/** Runs Vitest to its end. @returns the last of what it said. */
function runVitest(folder: string, args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = inWorkspace('node_modules', 'vitest', 'vitest.mjs');
    // A stop that it can hear, so that it ends its own PostgreSQL, whose files go with the copy.
    const env = { ...process.env, TMPDIR: join(folder, scratch) };
    const options = { cwd: folder, env, signal, killSignal: 'SIGINT' } as const;
    const child = spawn(process.execPath, [script, 'run', ...args], options);
    let words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        words = `${words}${chunk}`.slice(-600);
      });
    }
    child.once('error', (error) => {
      if (!signal.aborted) reject(error);
    });
    child.once('close', () => (signal.aborted ? reject(signal.reason) : resolve(words)));
  });
}

/** Copies what the backend's tests read; nothing is ever changed in the work tree itself. */
function copySources(root: string): string {
  const folder = join(root, 'apps', 'backend');
  mkdirSync(join(folder, scratch), { recursive: true });
  // For root the database runs as another user, who must be able to enter the folder.
  chmodSync(root, 0o755);
  for (const file of ['package.json', 'tsconfig.base.json', 'pnpm-workspace.yaml']) {
    cpSync(inWorkspace(file), join(root, file));
  }
  for (const part of ['src', 'test', 'migrations', 'package.json', 'tsconfig.json']) {
    cpSync(inWorkspace('apps', 'backend', part), join(folder, part), { recursive: true });
  }
  const config = 'vitest.config.ts';
  cpSync(inWorkspace('apps', 'backend', config), join(folder, config));
  for (const part of ['node_modules', 'packages', join('apps', 'backend', 'node_modules')]) {
    symlinkSync(inWorkspace(part), join(root, part));
  }
  return folder;
}

/** Makes the copy in the system's temporary folder. */
export function copyBackend(signal: AbortSignal): BackendCopy {
  const root = mkdtempSync(join(tmpdir(), 'guards-'));
  const folder = copySources(root);
  const reportFile = join(root, 'report.json');
  return {
    test: async (files, firstFault) => {
      rmSync(reportFile, { force: true });
      const report = ['--reporter=json', `--outputFile=${reportFile}`];
      const bail = firstFault ? ['--bail=1'] : [];
      const paths = files.map((file) => `src/${file}`);
      const words = await runVitest(folder, [...report, ...bail, ...paths], signal);
      const seen = readReport(reportFile);
      const tests = seen?.testResults.flatMap((file) => file.assertionResults) ?? [];
      const failed = tests.filter(({ status }) => status === 'failed');
      return {
        passed: seen?.numPassedTests ?? 0,
        failed: failed.map(({ fullName }) => fullName),
        words,
      };
    },
    without: async (guard, work) => {
      const file = join(folder, guard.file);
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, withoutGuard(source, guard));
      try {
        return await work();
      } finally {
        writeFileSync(file, source);
      }
    },
    // After a stop the tests' database may still be writing its last files.
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }),
  };
}
