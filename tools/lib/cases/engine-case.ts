import * as z from 'zod/mini';
import { startChild } from '../child.ts';
import { CliError } from '../cli-error.ts';
import { ensureGdalPython } from '../python.ts';
import { withTempFolder } from '../temp-folder.ts';
import { inWorkspace } from '../workspace.ts';
import type { BenchmarkCase } from './case.ts';

/** A measurement as the engine's own benchmark programs print it, one in a line. */
const measurementLine = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  control: z.number(),
  limit: z.string(),
  holds: z.boolean(),
});

/** A program of `toolboxes/gdbaudit/bench`. */
export interface EngineProgram {
  readonly id: string;
  readonly title: string;
  /** Name of its module. */
  readonly module: string;
  /** Its arguments. @param folder an empty folder, removed at the end. */
  readonly args: (folder: string, quick: boolean) => readonly string[];
  /** Modules of Python that it needs besides GDAL and numpy. */
  readonly needs?: readonly string[];
}

/** A case that runs one of the audit engine's benchmark programs and records its measurements. */
export function engineCase({ id, title, module, args, needs }: EngineProgram): BenchmarkCase {
  return {
    id,
    title,
    run: ({ record, quick, signal }) =>
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
          const { name, value, unit, control, limit, holds } = measurementLine.parse(
            JSON.parse(line),
          );
          const comparison = { control: `${control}` };
          record.check(name.replace(`${id} `, ''), `${value} ${unit}`, limit, holds, comparison);
        }
        // It exits with 1 when a measurement does not hold; its other output is the reason.
        const output = child.lastLines().filter((line) => !isMeasurement(line));
        if (code !== 0) throw new CliError(`It exited with ${code}.`, output);
      }),
  };
}
