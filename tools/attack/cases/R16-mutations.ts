import type { AttackCase } from '../../lib/cases/case.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { BackendCopy } from '../mutations/backend-copy.ts';
import { mutations } from '../mutations/mutation.ts';

/** A quick run takes every fifth mutation. */
const QUICK_STEP = 5;

export const attack: AttackCase = {
  id: 'R16',
  title: 'Mutation tests: without any line of defence some test of the backend fails',
  run: ({ record, quick, signal }) =>
    withTempFolder('mutations', async (folder) => {
      const chosen = mutations.filter((_, index) => !quick || index % QUICK_STEP === 0);
      const copy = new BackendCopy(folder, signal);
      // Without mutations all tests must pass: else a failure would mean nothing.
      const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
      const { passed, failed, output } = await copy.test(files, false);
      const holds = passed > 0 && failed.length === 0;
      const observed = holds ? `${passed} tests pass` : failed.join('; ') || output;
      record.check(
        `control: ${files.length} test files without a mutation`,
        observed,
        'all pass',
        holds,
      );
      for (const mutation of chosen) {
        signal.throwIfAborted();
        const run = await copy.testMutation(mutation);
        const [first] = run.failed;
        const result = first ? `detected by "${first}"` : `survives; ${run.output.slice(-200)}`;
        record.check(mutation.name, result, 'detected', first !== undefined);
      }
    }),
};
