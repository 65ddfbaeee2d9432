import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import type { StepResult } from './report.ts';

const pictures = inWorkspace('.storybook', 'pictures');

/**
 * Holds the committed pictures against those that a whole run of the stories asked for.
 * @param log file with the name of each picture, one per line.
 * @param remove takes away what no story has any more, instead of finding fault with it.
 * @param folder where the pictures are kept.
 */
export function findStrayPictures(log: string, remove: boolean, folder = pictures): StepResult {
  const asked = new Set(readFileSync(log, 'utf8').split('\n'));
  const stray = readdirSync(folder).filter((name) => name.endsWith('.png') && !asked.has(name));
  if (remove) for (const name of stray) rmSync(join(folder, name));
  if (remove || stray.length === 0) return { passed: 1, failed: 0, output: '' };
  const list = stray.map((name) => `  ${name}`).join('\n');
  const output = `Pictures of which no story is left; "pnpm visual:update" removes them:\n${list}`;
  return { passed: 0, failed: 1, output };
}
