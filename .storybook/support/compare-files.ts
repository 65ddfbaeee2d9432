import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { ComparisonRule } from './compare-screenshots.ts';

const command = join(process.cwd(), '.storybook', 'support', 'compare-command.ts');

/** The files of one comparison. */
export interface ComparedFiles {
  readonly baseline: string;
  readonly screenshot: string;
  /** Where the image of the difference is written, if there is any. */
  readonly difference: string;
}

/**
 * Compares two screenshots in a process of their own: in the test runner each access to a global
 * passes through its sandbox, which makes decoding a page take minutes.
 * @returns how they differ, or `null` when the rule accepts the screenshot.
 */
export function compareFiles(files: ComparedFiles, rule: ComparisonRule): string | null {
  const { baseline, screenshot, difference } = files;
  const args = [command, rule, baseline, screenshot, difference];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The screenshots were not compared:\n${stderr}`);
  return JSON.parse(stdout);
}
