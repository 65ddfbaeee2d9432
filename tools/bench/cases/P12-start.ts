import { createServer } from 'node:net';
import { join } from 'node:path';
import { startAndWait, startSettings } from '../../attack/support/start-process.ts';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { formatSeconds } from '../../lib/cases/recorder.ts';
import { type PairedRatio, pairedRatio } from '../../lib/cases/statistics.ts';
import { listen } from '../../lib/ports.ts';
import { withTempFolder } from '../../lib/temp-folder.ts';
import { ensureBuilt } from '../../start/build.ts';
import { withDatabase } from '../../test/with-database.ts';

/** Starts until the portal responds, and stops. @returns milliseconds of the start. */
async function startOnce(dataDir: string): Promise<number> {
  const { child, readyAfter } = await startAndWait(await startSettings(dataDir));
  await child.stop(20_000);
  return readyAfter;
}

/** The minimum of any start: create and start a bare PostgreSQL, and open a socket. */
async function bareStart(): Promise<number> {
  const start = performance.now();
  let time = 0;
  await withDatabase(async () => {
    const server = createServer();
    await listen(server);
    time = performance.now() - start;
    server.close();
  });
  return time;
}

export const bench: BenchmarkCase = {
  id: 'P12',
  title: 'Start, after the build',
  run: async ({ record, quick }) => {
    await ensureBuilt('backend');
    await ensureBuilt('portal');
    const pairs = quick ? 5 : 9;
    const compare = (what: string, most: number, times: number, found: PairedRatio) =>
      record.check(
        what,
        formatSeconds(found.observed),
        // On a busy machine every start is slow; then the ratio decides.
        `≤ ${formatSeconds(most)}, or ≤ ${times} × the control`,
        found.observed <= most || found.ratio <= times,
        {
          control: `a bare PostgreSQL, ${formatSeconds(found.control)}`,
          ratio: found.ratio.toFixed(2),
        },
      );
    await withTempFolder('start', async (folder) => {
      let folders = 0;
      const first = () => {
        folders += 1;
        return startOnce(join(folder, `data-${folders}`));
      };
      compare('ready on no data', 5_000, 5, await pairedRatio(first, bareStart, pairs));
      const again = () => startOnce(join(folder, 'data-1'));
      compare('ready on existing data', 2_000, 2, await pairedRatio(again, bareStart, pairs));
    });
  },
};
