import { spawn } from 'node:child_process';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { inWorkspace } from '../../lib/workspace.ts';

/** Runs the backend's own test of histories with another number of them. */
function liveHistories(count: number, seed: number, signal: AbortSignal) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const file = 'src/modules/credits/ledger-history.test.ts';
    const child = spawn(inWorkspace('node_modules', '.bin', 'vitest'), ['run', file], {
      cwd: inWorkspace('apps', 'backend'),
      env: { ...process.env, LEDGER_HISTORIES: `${count}`, LEDGER_SEED: `${seed}`, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

export const line: MeasuredLine = {
  id: 'R3',
  title: 'Histories of the ledger against a model',
  run: async (record, { quick, signal }) => {
    const count = quick ? 300 : 10_000;
    const seed = Date.now() % 2 ** 31;
    const { code, output } = await liveHistories(count, seed, signal);
    const passed = code === 0 && /Tests\s+1 passed/.test(output);
    record({
      what: `divergences of ${count} histories (seed ${seed})`,
      seen: passed ? '0' : output.trim().split('\n').slice(-40).join('\n'),
      budget: '0',
      holds: passed,
    });
  },
};
