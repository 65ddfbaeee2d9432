import { existsSync, readFileSync } from 'node:fs';
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
  /** Processes of the built server; the tests run once with each number. With 0 they are the server. */
  readonly servers: readonly number[];
  /** Settings of the tests for small and for full amounts. */
  readonly sizes?: (quick: boolean) => NodeJS.ProcessEnv;
}

/** The parts of Vitest's report that are read here. */
interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta: { readonly facts?: readonly Fact[] } }[];
  }[];
}

const name = 'backend-case';

/** What the tests have counted; nothing when they did not start. */
function readFacts(): Fact[] {
  const file = `${reports}/${name}.json`;
  if (!existsSync(file)) return [];
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ meta }) => meta.facts ?? []);
}

/**
 * Runs tests of the backend on processes of the built server, which share the requests, and records
 * what they have counted.
 */
export const backendCase =
  ({ file, title, servers, sizes }: BackendTests) =>
  async ({ record, quick, signal }: CaseContext): Promise<void> => {
    await ensureBuilt('backend', signal);
    const chosen = title === undefined ? [] : [`--testNamePattern=${RegExp.escape(title)}`];
    for (const count of servers) {
      const run = await runVitest(signal, 'apps/backend', {
        args: [`src/${file}`, ...chosen],
        env: { BACKEND_SERVERS: `${count}`, ...sizes?.(quick) },
        name,
      });
      for (const { what, observed, limit, isMet } of readFacts()) {
        record.check(what, observed, limit, isMet);
      }
      if (run.failed > 0)
        throw new CliError('A test fails.', run.output.trim().split('\n').slice(-40));
    }
  };
