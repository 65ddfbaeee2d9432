import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startChild } from '../child.ts';
import { Fault } from '../fault.ts';
import { ensureGdalPython } from '../python.ts';
import { inWorkspace } from '../workspace.ts';
import type { LineOptions, MeasuredLine, Reading } from './line.ts';

/** A figure as the engine's own measuring programs print it, one in a line. */
const figure = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  control: z.number(),
  limit: z.string(),
  holds: z.boolean(),
});

/** One line of the program as a reading. */
function reading(line: string, id: string): Reading {
  const { name, value, unit, control, limit, holds } = figure.parse(JSON.parse(line));
  return {
    what: name.replace(`${id} `, ''),
    seen: `${value} ${unit}`,
    control: `${control}`,
    budget: limit,
    holds,
  };
}

/** Which program of `toolboxes/gdbaudit/bench` a line runs. */
export interface EngineBench {
  readonly id: string;
  readonly title: string;
  /** Name of its module. */
  readonly module: string;
  /** Its arguments. @param folder an empty folder, removed at the end. */
  readonly args: (folder: string, options: LineOptions) => readonly string[];
  /** Modules of Python that it needs besides GDAL and numpy. */
  readonly needs?: readonly string[];
}

/** A line that runs one of the audit engine's own measuring programs, and records its figures. */
export function engineLine({ id, title, module, args, needs }: EngineBench): MeasuredLine {
  return {
    id,
    title,
    run: async (record, options) => {
      const folder = mkdtempSync(join(tmpdir(), 'engine-bench-'));
      const child = await startChild({
        name: `gdbaudit.bench.${module}`,
        command: ensureGdalPython(needs).path,
        args: ['-B', '-m', `gdbaudit.bench.${module}`, ...args(folder, options)],
        cwd: inWorkspace('toolboxes'),
        stopSignal: 'TERM',
        // What the program makes for itself is removed with the folder, however it ends.
        env: { ...process.env, TMPDIR: folder },
      });
      const stop = () => void child.stop(5_000);
      options.signal.addEventListener('abort', stop);
      try {
        const { code } = await child.exited;
        const isFigure = (line: string) => line.startsWith('{');
        for (const line of child.lastLines().filter(isFigure)) record(reading(line, id));
        // It ends with 1 when a figure does not hold; what it says besides is the reason.
        const said = child.lastLines().filter((line) => !isFigure(line));
        if (code !== 0) throw new Fault(`It ended with ${code}.`, said);
      } finally {
        options.signal.removeEventListener('abort', stop);
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
