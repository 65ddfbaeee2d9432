import type { CaseContext } from '../../lib/cases/recorder.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { runCommand } from '../../test/run-command.ts';

export const title = 'Histories of the ledger against a model';

export async function run({ record, quick, signal }: CaseContext): Promise<void> {
  const count = quick ? 300 : 10_000;
  const seed = Date.now() % 2 ** 31;
  const vitest = inWorkspace('node_modules', '.bin', 'vitest');
  const amounts = { LEDGER_HISTORIES: `${count}`, LEDGER_SEED: `${seed}`, NO_COLOR: '1' };
  const { ok, output } = await runCommand(vitest, ['run', 'ledger-history.test.ts'], {
    cwd: inWorkspace('apps', 'backend'),
    env: { ...process.env, ...amounts },
    // An hour: 10,000 histories take some minutes.
    timeout: 3_600_000,
    signal,
  });
  const passed = ok && /Tests\s+1 passed/.test(output);
  const observed = passed ? '0' : output.trim().split('\n').slice(-40).join('\n');
  record.check(`divergences of ${count} histories (seed ${seed})`, observed, '0', passed);
}
