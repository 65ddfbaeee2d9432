import { join } from 'node:path';
import { startAndWait, startSettings } from '../../attack/support/start-process.ts';
import { type CaseContext, formatSeconds } from '../../lib/cases/recorder.ts';
import { pairedRatio } from '../../lib/cases/statistics.ts';
import { freePort } from '../../lib/ports.ts';
import { createTempFolder, withTempFolder } from '../../lib/temp-folder.ts';
import { ensureBuilt } from '../../start/build.ts';
import { withDatabase } from '../../test/with-database.ts';

export const title = 'Start, after the build';

/** Starts until the portal responds, and stops. @returns milliseconds of the start. */
async function startOnce(dataDir: string): Promise<number> {
  const { child, readyAfter } = await startAndWait(await startSettings(dataDir));
  await child.stop(20_000);
  return readyAfter;
}

/** The minimum of any start: create and start a bare PostgreSQL, and open a socket. */
async function bareStart(): Promise<number> {
  const start = performance.now();
  return withDatabase(async () => {
    await freePort();
    return performance.now() - start;
  });
}

export async function run({ record, quick }: CaseContext): Promise<void> {
  await ensureBuilt('backend');
  await ensureBuilt('portal');
  const compare = async (what: string, maxSeconds: number, times: number, start: () => string) => {
    const measure = () => startOnce(start());
    const found = await pairedRatio(measure, bareStart, quick ? 5 : 9);
    record.check(
      what,
      formatSeconds(found.observed),
      // On a busy machine every start is slow; then the ratio decides.
      `≤ ${formatSeconds(maxSeconds)}, or ≤ ${times} × the control`,
      found.observed <= maxSeconds || found.ratio <= times,
      {
        control: `a bare PostgreSQL, ${formatSeconds(found.control)}`,
        ratio: found.ratio.toFixed(2),
      },
    );
  };
  await withTempFolder('start', async (folder) => {
    await compare('ready on no data', 5_000, 5, () => createTempFolder('data', folder));
    // The pair that does not count creates its data.
    await compare('ready on existing data', 2_000, 2, () => join(folder, 'existing'));
  });
}
