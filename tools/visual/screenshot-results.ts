import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One screenshot of a run and what became of it. */
export interface ScreenshotResult {
  readonly story: string;
  /** Name of the baseline, without its ending. */
  readonly name: string;
  /** How it differs from the baseline; `null` when it does not. */
  readonly reason: string | null;
}

const logIn = (folder: string) => join(folder, 'results.jsonl');

/** Adds a result to the output folder of a run; several processes may do so at once. */
export function addResult(folder: string, result: ScreenshotResult): void {
  appendFileSync(logIn(folder), `${JSON.stringify(result)}\n`);
}

/** All results of a run. */
export function readResults(folder: string): ScreenshotResult[] {
  if (!existsSync(logIn(folder))) return [];
  const lines = readFileSync(logIn(folder), 'utf8').trim().split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}
