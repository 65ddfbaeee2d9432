import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeError, Fault } from '../fault.ts';
import { formatDuration } from '../steps.ts';
import type { LineOptions, MeasuredLine, Reading } from './line.ts';

type Write = (text: string) => void;

const byNumber = (a: MeasuredLine, b: MeasuredLine) =>
  a.id.localeCompare(b.id, 'en', { numeric: true });

/**
 * The lines of a folder, in the order of their numbers. A file's name begins with its line's
 * number, so that naming lines loads no other file.
 * @param wanted numbers of the lines; all when empty.
 * @throws Fault when a number is unknown, or a file does not hold the line that its name says.
 */
export async function findLines(folder: string, wanted: readonly string[] = []) {
  const ids = wanted.map((id) => id.toUpperCase());
  const files = readdirSync(folder).filter((name) => /^[A-Z]\d+-.*(?<!\.test)\.ts$/.test(name));
  const idOf = (file: string) => file.split('-')[0] ?? '';
  const unknown = ids.filter((id) => !files.some((file) => idOf(file) === id));
  if (unknown.length > 0) throw new Fault(`No such line: ${unknown.join(', ')}. See --list.`);
  const lines: MeasuredLine[] = [];
  for (const file of files.filter((name) => ids.length === 0 || ids.includes(idOf(name)))) {
    const { line } = await import(pathToFileURL(join(folder, file)).href);
    if (line?.id !== idOf(file)) throw new Fault(`${file} must export the line ${idOf(file)}.`);
    lines.push(line);
  }
  return lines.sort(byNumber);
}

/** A reading in one line of the terminal, the mark first, so that the eye finds what fails. */
export function readingText({ what, seen, control, ratio, budget, holds }: Reading): string {
  const beside = [
    control && control !== '—' ? `control ${control}` : '',
    ratio ? `ratio ${ratio}` : '',
    budget && budget !== '—' ? `must be ${budget}` : '',
  ].filter(Boolean);
  const rest = beside.length > 0 ? `   (${beside.join(', ')})` : '';
  return `  ${holds ? '✓' : '✗'} ${what}: ${seen}${rest}`;
}

/** Runs one line. @returns whether every reading of it holds; a line without readings does not. */
async function runLine(line: MeasuredLine, options: LineOptions, write: Write): Promise<boolean> {
  const began = performance.now();
  const readings: Reading[] = [];
  write(`${line.id}  ${line.title}`);
  const record = (reading: Reading) => {
    readings.push(reading);
    write(readingText(reading));
  };
  try {
    options.signal.throwIfAborted();
    await line.run(record, options);
    if (readings.length === 0) throw new Fault('The line recorded nothing.');
  } catch (error) {
    record({ what: 'could not be measured', seen: describeError(error), holds: false });
  }
  write(`    ${formatDuration(performance.now() - began)}\n`);
  return readings.every((reading) => reading.holds);
}

/**
 * Runs lines one after another; never at once, as each would be the other's noise.
 * @returns the numbers of those that do not hold.
 */
export async function runLines(
  lines: readonly MeasuredLine[],
  options: LineOptions,
  write: Write,
): Promise<string[]> {
  const failed: string[] = [];
  for (const line of lines) {
    if (!(await runLine(line, options, write))) failed.push(line.id);
  }
  return failed;
}
