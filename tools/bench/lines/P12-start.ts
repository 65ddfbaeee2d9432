import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAndWait, startPlace } from '../../attack/start-process.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { type PairedRatio, pairedRatio } from '../../lib/lines/ratio.ts';
import { ensureBuilt } from '../../start/build.ts';
import { withDatabase } from '../../test/with-database.ts';

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** One start to the moment at which the portal answers, and its end. */
async function startOnce(dataDir: string): Promise<number> {
  const { child, readyAfter } = await startAndWait(await startPlace(dataDir));
  await child.stop(20_000);
  return readyAfter;
}

/** The least that any start must do: a bare PostgreSQL made and started, and a socket opened. */
async function bareStart(): Promise<number> {
  const began = performance.now();
  let spent = 0;
  await withDatabase(async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    spent = performance.now() - began;
    server.close();
  });
  return spent;
}

/** A folder that is gone after the work. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-start-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export const line: MeasuredLine = {
  id: 'P12',
  title: 'Start, after the build',
  run: async (record, { quick }) => {
    await ensureBuilt('backend');
    await ensureBuilt('portal');
    const pairs = quick ? 5 : 9;
    // A machine that is busy otherwise makes every start slow; then the ratio judges.
    const say = (what: string, most: number, times: number, found: PairedRatio) =>
      record({
        what,
        seen: seconds(found.seen),
        control: `${seconds(found.control)} for a bare PostgreSQL made anew`,
        ratio: found.ratio.toFixed(2),
        budget: `≤ ${seconds(most)}, or ≤ ${times} × the control`,
        holds: found.seen <= most || found.ratio <= times,
      });
    let folders = 0;
    await inFolder(async (folder) => {
      const fresh = () => {
        folders += 1;
        return startOnce(join(folder, `data-${folders}`));
      };
      say('ready on no data', 5_000, 5, await pairedRatio(fresh, bareStart, pairs));
      const kept = join(folder, 'data-1');
      const again = () => startOnce(kept);
      say('ready on existing data', 2_000, 2, await pairedRatio(again, bareStart, pairs));
    });
  },
};
