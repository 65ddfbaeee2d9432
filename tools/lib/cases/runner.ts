import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, describeError, runMain } from '../cli-error.ts';
import { formatDuration } from '../steps.ts';
import { stopSignal } from '../stop-signal.ts';
import { inWorkspace } from '../workspace.ts';
import { type CaseContext, Recorder } from './recorder.ts';
import { type TestStack, type TestStackOptions, withTestStack } from './test-stack.ts';

/** A case with its id in the budgets, e.g. `P8`; the rest is what its file exports. */
export interface Case {
  readonly id: string;
  readonly title: string;
  /** What it needs of its stack; absent when it needs none. */
  readonly stack?: TestStackOptions;
  /** @throws when it cannot be measured; the case has failed then. */
  readonly run: (context: CaseContext | TestStack) => Promise<void>;
}

type Options = Omit<CaseContext, 'record' | 'parts'>;

/**
 * The cases of a folder in the order of their ids. A file's name starts with the id, so that only
 * the chosen files are loaded.
 * @param chosen ids; all when empty.
 * @throws CliError when an id is unknown.
 */
async function findCases(folder: string, chosen: readonly string[]): Promise<Case[]> {
  const ids = chosen.map((id) => id.toUpperCase());
  const files = new Map(readdirSync(folder).map((file) => [file.split('-')[0] ?? '', file]));
  const unknown = ids.filter((id) => !files.has(id));
  if (unknown.length > 0) throw new CliError(`No such case: ${unknown.join(', ')}. See --list.`);
  const wanted = [...files].filter(([id]) => ids.length === 0 || ids.includes(id));
  const cases = wanted.map(async ([id, file]) => ({
    id,
    ...(await import(pathToFileURL(join(folder, file)).href)),
  }));
  const byId = (a: Case, b: Case) => a.id.localeCompare(b.id, 'en', { numeric: true });
  return (await Promise.all(cases)).sort(byId);
}

/** Runs a case. @returns whether it recorded something and all of it holds. */
async function runCase(one: Case, options: Options): Promise<boolean> {
  const start = performance.now();
  console.log(`${one.id}  ${one.title}`);
  const record = new Recorder();
  const context = { record, parts: new AsyncDisposableStack(), ...options };
  try {
    options.signal.throwIfAborted();
    await (one.stack ? withTestStack(context, one.stack, one.run) : one.run(context));
    if (record.outcomes.length === 0) throw new CliError('The case recorded nothing.');
  } catch (error) {
    record.check('could not be measured', describeError(error), '', false);
  }
  await context.parts.disposeAsync();
  console.log(`    ${formatDuration(performance.now() - start)}\n`);
  return record.outcomes.every(Boolean);
}

/**
 * Runs cases one after another; in parallel each would disturb the others.
 * @returns the ids of those that do not hold.
 */
export async function runCases(cases: readonly Case[], options: Options): Promise<string[]> {
  const failed: string[] = [];
  for (const one of cases) if (!(await runCase(one, options))) failed.push(one.id);
  return failed;
}

async function main(command: 'bench' | 'attack'): Promise<void> {
  const boolean = { type: 'boolean' } as const;
  const options = { list: boolean, quick: boolean, help: { ...boolean, short: 'h' } };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  if (values.help) return console.log(`pnpm ${command} [case…] [--quick] [--list]`);
  const cases = await findCases(inWorkspace('tools', command, 'cases'), positionals);
  if (values.list) {
    return console.log(cases.map(({ id, title }) => `${id.padEnd(4)} ${title}`).join('\n'));
  }
  const quick = values.quick ?? false;
  const signal = stopSignal(new Error('Stopped before the end.'));
  const failed = await runCases(cases, { quick, signal });
  const verdict = failed.length > 0 ? `do not hold: ${failed.join(', ')}` : 'all hold';
  console.log(`${cases.length} cases${quick ? ', small amounts' : ''}; ${verdict}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** The program behind `pnpm bench` and `pnpm attack`; its status is 1 when a case does not hold. */
export async function runProgram(command: 'bench' | 'attack'): Promise<void> {
  await runMain(() => main(command));
  // Idle connections of the clients must not delay the exit.
  process.exit();
}
