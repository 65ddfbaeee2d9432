import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { CliError, describeError, runMain } from '../cli-error.ts';
import { formatDuration } from '../steps.ts';
import { stopSignal } from '../stop-signal.ts';
import { inWorkspace } from '../workspace.ts';
import type { BenchmarkCase } from './case.ts';
import { Recorder } from './recorder.ts';

type Options = { readonly quick: boolean; readonly signal: AbortSignal };
type Command = 'bench' | 'attack';

/**
 * The cases of a folder in the order of their ids. A file's name begins with the id, so that only
 * the chosen files are loaded.
 * @param command name of the export.
 * @param chosen ids; all when empty.
 * @throws CliError when an id is unknown, or a file does not export the case of its name.
 */
export async function findCases(folder: string, command: Command, chosen: readonly string[]) {
  const ids = chosen.map((id) => id.toUpperCase());
  const files = readdirSync(folder).filter((name) => /^[A-Z]\d+-.*(?<!\.test)\.ts$/.test(name));
  const idOf = (file: string) => file.split('-')[0] ?? '';
  const unknown = ids.filter((id) => !files.some((file) => idOf(file) === id));
  if (unknown.length > 0) throw new CliError(`No such case: ${unknown.join(', ')}. See --list.`);
  const cases: BenchmarkCase[] = [];
  for (const file of files.filter((name) => ids.length === 0 || ids.includes(idOf(name)))) {
    const found = (await import(pathToFileURL(join(folder, file)).href))[command];
    if (found?.id !== idOf(file)) throw new CliError(`${file} must export the case ${idOf(file)}.`);
    cases.push(found);
  }
  return cases.sort((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** Runs a case. @returns whether it recorded something and all of it holds. */
async function runCase(benchmark: BenchmarkCase, options: Options, write: (text: string) => void) {
  const start = performance.now();
  write(`${benchmark.id}  ${benchmark.title}`);
  const record = new Recorder(write);
  try {
    options.signal.throwIfAborted();
    await benchmark.run({ record, ...options });
    if (record.measurements.length === 0) throw new CliError('The case recorded nothing.');
  } catch (error) {
    record.check('could not be measured', describeError(error), '', false);
  }
  write(`    ${formatDuration(performance.now() - start)}\n`);
  return record.measurements.every(({ holds }) => holds);
}

/**
 * Runs cases one after another; in parallel each would disturb the others.
 * @returns the ids of those that do not hold.
 */
export async function runCases(
  cases: readonly BenchmarkCase[],
  options: Options,
  write: (text: string) => void,
): Promise<string[]> {
  const failed: string[] = [];
  for (const benchmark of cases) {
    if (!(await runCase(benchmark, options, write))) failed.push(benchmark.id);
  }
  return failed;
}

async function main(command: Command): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      list: { type: 'boolean' },
      quick: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(`pnpm ${command} [case…] [--quick] [--list]`);
  const cases = await findCases(inWorkspace('tools', command, 'cases'), command, positionals);
  if (values.list) {
    console.log(cases.map(({ id, title }) => `${id.padEnd(4)} ${title}`).join('\n'));
    return;
  }
  const signal = stopSignal(new Error('Stopped before the end.'));
  const options = { quick: values.quick ?? false, signal };
  const failed = await runCases(cases, options, (text) => console.log(text));
  const verdict = failed.length > 0 ? `do not hold: ${failed.join(', ')}` : 'all hold';
  console.log(`${cases.length} cases${options.quick ? ', small amounts' : ''}; ${verdict}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

/** The program behind `pnpm bench` and `pnpm attack`; its status is 1 when a case does not hold. */
export async function runProgram(command: Command): Promise<void> {
  await runMain(() => main(command));
  // Idle connections of the clients must not delay the exit.
  process.exit();
}
