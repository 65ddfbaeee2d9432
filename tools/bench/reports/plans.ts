import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

interface LoggedPlan {
  readonly 'Query Text': string;
  readonly 'Query Parameters'?: string;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

/** A statement as PostgreSQL ran it. */
export interface RunStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
  /** Blocks that it read, from memory or disk. */
  readonly buffers: number;
}

/** Settings of PostgreSQL under which `ALTER ROLE … SET` can have every plan written to its log. */
export const planSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_format=json',
  'auto_explain.log_timing=off',
] as const;

const valuesOf = (parameters = '') =>
  [...parameters.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  );

/** The statements that the log tells of, oldest first. */
export function statementsIn(log: string): RunStatement[] {
  return log
    .split(/^(?=\d{4}-\d\d-\d\d .*?LOG: {2}duration: .* plan:$)/m)
    .filter((part) => part.includes(' plan:\n'))
    .map((part) => {
      const json = part.slice(part.indexOf('{'), part.lastIndexOf('\n\t}') + 3);
      const { Plan, ...entry } = JSON.parse(json) as LoggedPlan;
      return {
        text: entry['Query Text'],
        values: valuesOf(entry['Query Parameters']),
        buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      };
    });
}

/** Runs something and gives the statements that it caused; nothing else may run meanwhile. */
export async function statementsOf(logFile: string, work: () => Promise<unknown>) {
  const before = readFileSync(logFile).length;
  await work();
  // The log is written by the server's own processes.
  await sleep(300);
  return statementsIn(readFileSync(logFile).subarray(before).toString());
}
