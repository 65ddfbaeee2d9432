import type { AttackCase } from '../../lib/cases/case.ts';
import { inWorkspace } from '../../lib/workspace.ts';
import { runCommand } from '../../test/run-command.ts';

/** An hour: 10,000 histories take some minutes. */
const TIMEOUT_MS = 3_600_000;

export const attack: AttackCase = {
  id: 'R3',
  title: 'Histories of the ledger against a model',
  run: async ({ record, quick, signal }) => {
    const count = quick ? 300 : 10_000;
    const seed = Date.now() % 2 ** 31;
    const vitest = inWorkspace('node_modules', '.bin', 'vitest');
    const { ok, output } = await runCommand(vitest, ['run', 'ledger-history.test.ts'], {
      cwd: inWorkspace('apps', 'backend'),
      env: {
        ...process.env,
        ...{ LEDGER_HISTORIES: `${count}`, LEDGER_SEED: `${seed}`, NO_COLOR: '1' },
      },
      timeout: TIMEOUT_MS,
      signal,
    });
    const passed = ok && /Tests\s+1 passed/.test(output);
    const last = output.trim().split('\n').slice(-40).join('\n');
    record.check(
      `divergences of ${count} histories (seed ${seed})`,
      passed ? '0' : last,
      '0',
      passed,
    );
  },
};
