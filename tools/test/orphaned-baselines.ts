import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { baselineEnding, baselineFolder } from '../visual/baseline-files.ts';
import type { ScreenshotResult } from '../visual/screenshot-results.ts';
import type { StepResult } from './report.ts';

/**
 * Compares the committed baselines with the screenshots of a whole run of the stories.
 * @param results the screenshots of the run.
 * @param remove deletes baselines that no story has any more, instead of reporting them.
 * @param folder where the baselines are.
 */
export function checkOrphanedBaselines(
  results: readonly ScreenshotResult[],
  remove: boolean,
  folder = baselineFolder,
): StepResult {
  const taken = new Set(results.map(({ name }) => `${name}${baselineEnding}`));
  const orphaned = readdirSync(folder).filter(
    (file) => file.endsWith(baselineEnding) && !taken.has(file),
  );
  if (remove) for (const file of orphaned) rmSync(join(folder, file));
  if (remove || orphaned.length === 0) return { passed: 1, failed: 0, output: '' };
  const list = orphaned.map((file) => `  ${file}`).join('\n');
  const output = `Baselines that no story has; "pnpm visual:update" removes them:\n${list}`;
  return { passed: 0, failed: 1, output };
}
