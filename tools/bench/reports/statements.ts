import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess, TestStack } from '../../lib/cases/test-stack.ts';

interface LoggedPlan {
  readonly 'Query Text': string;
  readonly 'Query Parameters'?: string;
  readonly Plan: { readonly 'Shared Hit Blocks': number; readonly 'Shared Read Blocks': number };
}

export interface ExecutedStatement {
  readonly text: string;
  readonly values: readonly (string | null)[];
  readonly buffers: number;
}

/** Settings of PostgreSQL for many rows, with which `ALTER ROLE … SET` can have every plan logged. */
export const planSettings = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  'auto_explain.log_format=json',
  'auto_explain.log_timing=off',
  'log_line_prefix=%m [%p] %a ',
  ...['fsync=off', 'max_wal_size=8GB', 'shared_buffers=1GB'],
] as const;

const valuesOf = (parameters = '') =>
  [...parameters.matchAll(/\$\d+ = (?:'((?:[^']|'')*)'|NULL)/g)].map(
    ([, text]) => text?.replaceAll("''", "'") ?? null,
  );

const parseLog = (log: string): ExecutedStatement[] =>
  log
    .split(/^(?=\d{4}-\d\d-\d\d .*?LOG: {2}duration: .* plan:$)/m)
    // Background work runs beside the requests.
    .filter((part) => part.includes(' plan:\n') && !/^.* gdb-audit-portal-jobs LOG:/.test(part))
    .map((part) => {
      // Other lines may follow it.
      const json = part.slice(part.indexOf('{'), part.indexOf('\n\t}') + 3);
      const { Plan, ...entry } = JSON.parse(json) as LoggedPlan;
      return {
        text: entry['Query Text'],
        values: valuesOf(entry['Query Parameters']),
        buffers: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      };
    });

/** Waits until the log, which PostgreSQL's own processes write, has stopped growing. */
async function readCompleteLog(logFile: string): Promise<Buffer> {
  let log = readFileSync(logFile);
  for (let length = -1; length !== log.length; log = readFileSync(logFile)) {
    length = log.length;
    await sleep(300);
  }
  return log;
}

const buffersOf = (statements: readonly ExecutedStatement[]) =>
  statements.reduce((sum, { buffers }) => sum + buffers, 0);

/**
 * The statements of a request: the fewest of some attempts, as jobs run in between, and of these the
 * ones with the fewest buffers. The first execution in a connection reads blocks of the catalog too,
 * three for a page of a list, and the attempts may have another connection than what ran before.
 */
async function statementsOf(logFile: string, request: () => Promise<unknown>) {
  let smallest: ExecutedStatement[] = [];
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const { length } = await readCompleteLog(logFile);
    await request();
    const found = parseLog((await readCompleteLog(logFile)).subarray(length).toString());
    if (found.length === 0) continue;
    const fewer = found.length - smallest.length || buffersOf(found) - buffersOf(smallest);
    if (smallest.length === 0 || fewer < 0) smallest = found;
  }
  return smallest;
}

/** Counts the statements of requests to a server of their own, whose plans PostgreSQL logs. */
export async function countStatements(
  stack: TestStack,
  requestsOf: (server: ServerProcess) => Promise<Readonly<Record<string, () => Promise<unknown>>>>,
): Promise<Map<string, ExecutedStatement[]>> {
  const setting = 'auto_explain.log_min_duration';
  await stack.administer((client) => client.query(`ALTER ROLE portal SET ${setting} = 0`));
  const server = await stack.addServer();
  const counted = new Map<string, ExecutedStatement[]>();
  const logFile = join(stack.folder, 'logs', 'postgres.log');
  for (const [what, request] of Object.entries(await requestsOf(server))) {
    counted.set(what, await statementsOf(logFile, request));
  }
  await server.child.stop(5_000);
  stack.servers.pop();
  await stack.administer((client) => client.query(`ALTER ROLE portal RESET ${setting}`));
  return counted;
}
