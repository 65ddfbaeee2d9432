import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { BackendCopy } from '../mutations/backend-copy.ts';
import { mutations } from '../mutations/mutation.ts';

export const title = 'Mutation tests: without any line of defence some test of the backend fails';

/** A quick run takes every fifth mutation. */
const QUICK_STEP = 5;

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
