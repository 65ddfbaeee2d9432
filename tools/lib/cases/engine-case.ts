import * as z from 'zod/mini';
import { startChild } from '../child.ts';
import { CliError } from '../cli-error.ts';
import { ensureGdalPython } from '../python.ts';
import { withTempFolder } from '../temp-folder.ts';
import { inWorkspace } from '../workspace.ts';
import type { CaseContext } from './recorder.ts';

/** A measurement as the engine's own benchmark programs print it, one in a line. */
const measurementLine = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  control: z.number(),
  limit: z.string(),
  holds: z.boolean(),
});

/**
 * Runs a program of `toolboxes/gdbaudit/bench` and records its measurements.
 * @param needs modules of Python that it needs besides GDAL and numpy.
 */
export const engineCase =
  (
    module: string,
    args: (folder: string, quick: boolean) => readonly string[],
    needs: readonly string[] = [],
  ) =>
  ({ record, quick, signal }: CaseContext) =>
    withTempFolder('engine', async (folder) => {
      const child = await startChild({
        name: `gdbaudit.bench.${module}`,
        command: ensureGdalPython(needs).path,
        args: ['-B', '-m', `gdbaudit.bench.${module}`, ...args(folder, quick)],
        cwd: inWorkspace('toolboxes'),
        stopSignal: 'TERM',
        // The program's temporary files are removed with the folder, however it ends.
        env: { ...process.env, TMPDIR: folder },
      });
      signal.addEventListener('abort', () => void child.stop(5_000));
      const { code } = await child.exited;
      const isMeasurement = (line: string) => line.startsWith('{');
      for (const line of child.lastLines().filter(isMeasurement)) {
        const found = measurementLine.parse(JSON.parse(line));
        const observed = `${found.value} ${found.unit}`;
        const what = found.name.replace(/^A\d /, '');
        record.check(what, observed, found.limit, found.holds, { control: `${found.control}` });
      }
      // It exits with 1 when a measurement does not hold; its other output is the reason.
      const output = child.lastLines().filter((line) => !isMeasurement(line));
      if (code !== 0) throw new CliError(`It exited with ${code}.`, output);
    });
