import type { CaseContext } from '../../lib/cases/recorder.ts';
import { runVitest } from '../../test/run-vitest.ts';

export const title = 'Histories of the ledger against a model';

export async function run({ record, quick, signal }: CaseContext): Promise<void> {
  const count = quick ? 300 : 10_000;
  const seed = Date.now() % 2 ** 31;
  const { passed, failed, output } = await runVitest(signal, 'apps/backend', {
    args: ['ledger-history.test.ts'],
    env: { LEDGER_HISTORIES: `${count}`, LEDGER_SEED: `${seed}` },
    name: 'ledger-histories',
  });
  const holds = passed === 1 && failed === 0;
  const observed = holds ? '0' : output.trim().split('\n').slice(-40).join('\n');
  record.check(`divergences of ${count} histories (seed ${seed})`, observed, '0', holds);
}
