import type { MeasuredLine, Reading } from '../../lib/lines/line.ts';
import { type BackendCopy, copyBackend } from '../guards/backend-copy.ts';
import type { Guard } from '../guards/guard.ts';
import { guards } from '../guards/guards.ts';

/** Whether the tests hold while nothing is missing: else a failure would say nothing. */
async function readControl(copy: BackendCopy, chosen: readonly Guard[]): Promise<Reading> {
  const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const { passed, failed, words } = await copy.test(files, false);
  const sound = passed > 0 && failed.length === 0;
  return {
    what: `${files.length} test files with every guard`,
    seen: sound ? `${passed} tests pass` : failed.join('; ') || words,
    budget: 'all pass',
    holds: sound,
  };
}

async function readGuard(copy: BackendCopy, guard: Guard): Promise<Reading> {
  const { failed, words } = await copy.without(guard, () => copy.test(guard.tests, true));
  const [first] = failed;
  return {
    what: guard.name,
    seen: first ? `noticed by "${first}"` : `nobody notices; ${words.trim().slice(-200)}`,
    budget: 'noticed',
    holds: first !== undefined,
  };
}

/** Guards of a small run: every fifth. */
const quickStep = 5;

export const line: MeasuredLine = {
  id: 'R16',
  title: 'Guards bear load: without any one of them some test of the backend fails',
  run: async (record, { quick, signal }) => {
    const chosen = guards.filter((_guard, index) => !quick || index % quickStep === 0);
    const copy = copyBackend(signal);
    try {
      record(await readControl(copy, chosen));
      for (const guard of chosen) {
        signal.throwIfAborted();
        record(await readGuard(copy, guard));
      }
    } finally {
      copy.remove();
    }
  },
};
