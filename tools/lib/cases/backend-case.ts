import { existsSync, readFileSync } from 'node:fs';
import type { JsonTestResults } from 'vitest/node';
import type { Fact } from '../../../apps/backend/test/record-fact.ts';
import { ensureBuilt } from '../../start/build.ts';
import { reports, runVitest } from '../../test/run-vitest.ts';
import { CliError } from '../cli-error.ts';
import type { CaseContext } from './recorder.ts';

interface BackendTests {
  /** Below the backend's `src`. */
  readonly file: string;
  /** A part of the titles of the tests; all of the file run when absent. */
  readonly title?: string;
  /** Processes of the built server. With 0 the tests are the server. */
  readonly servers: number;
  /** Settings of the tests for small and for full amounts. */
  readonly sizes?: (quick: boolean) => NodeJS.ProcessEnv;
}

const name = 'backend-case';

/** What the tests have counted; nothing when they did not start. */
function readFacts(): Fact[] {
  const file = `${reports}/${name}.json`;
  if (!existsSync(file)) return [];
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(file, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta.facts ?? []);
}

/**
 * Runs tests of the backend on processes of the built server, which share the requests, and records
 * what they have counted.
 */
export const backendCase =
  (...runs: readonly BackendTests[]) =>
  async ({ record, quick, signal }: CaseContext): Promise<void> => {
    await ensureBuilt('backend', signal);
    for (const { file, title, servers, sizes } of runs) {
      const chosen = title === undefined ? [] : [`--testNamePattern=${RegExp.escape(title)}`];
      const run = await runVitest(signal, 'apps/backend', {
        args: [`src/${file}`, ...chosen],
        env: { BACKEND_SERVERS: `${servers}`, ...sizes?.(quick) },
        name,
      });
      for (const { what, observed, limit, isMet } of readFacts()) {
        record.check(what, observed, limit, isMet);
      }
      if (run.failed > 0)
        throw new CliError('A test fails.', run.output.trim().split('\n').slice(-40));
    }
  };
