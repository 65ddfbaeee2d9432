import * as z from 'zod/mini';
import { runCommand } from '../../test/run-command.ts';
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
      const program = ['-B', '-m', `gdbaudit.bench.${module}`, ...args(folder, quick)];
      const { ok, output } = await runCommand(ensureGdalPython(needs), program, {
        cwd: inWorkspace('toolboxes'),
        // The program's temporary files are removed with the folder, however it ends.
        env: { ...process.env, TMPDIR: folder },
        timeout: 86_400_000,
        signal,
      });
      const lines = output.split('\n');
      const isMeasurement = (line: string) => line.startsWith('{');
      for (const line of lines.filter(isMeasurement)) {
        const found = measurementLine.parse(JSON.parse(line));
        const observed = `${found.value} ${found.unit}`;
        const what = found.name.replace(/^A\d /, '');
        record.check(what, observed, found.limit, found.holds, { control: `${found.control}` });
      }
      // It exits with 1 when a measurement does not hold; its other output is the reason.
      const others = lines.filter((line) => !isMeasurement(line));
      if (!ok) throw new CliError('It exited with an error.', others.slice(-40));
    });
