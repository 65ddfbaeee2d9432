import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { countOne, type StepResult } from '../test/report.ts';
import type { ComparisonRule } from './compare-screenshots.ts';

const baselineFolder = inWorkspace('.storybook', 'screenshots');

/** Ending of a baseline: WebP without loss is a third of the same PNG. */
export const baselineEnding = '.webp';

export const baselineFile = (name: string): string =>
  join(baselineFolder, `${name}${baselineEnding}`);

const record = join(baselineFolder, 'chromium.txt');

const major = (version: string): string => version.trim().split('.')[0] ?? '';

/** How strictly screenshots of this browser are compared with the committed baselines. */
export function ruleFor(browserVersion: string): ComparisonRule {
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : browserVersion;
  return major(recorded) === major(browserVersion) ? 'recorded' : 'foreign';
}

export const recordChromium = (browserVersion: string): void =>
  writeFileSync(record, `${browserVersion}\n`);

/**
 * Compares the committed baselines with those of a whole run of the stories.
 * @param names the baselines that the run has compared.
 * @param remove deletes the others, instead of reporting them.
 */
export function checkOrphanedBaselines(
  names: readonly string[],
  remove: boolean,
  folder = baselineFolder,
): StepResult {
  const compared = new Set(names.map((name) => `${name}${baselineEnding}`));
  const orphaned = readdirSync(folder)
    .filter((file) => file.endsWith(baselineEnding))
    .filter((file) => !compared.has(file));
  if (remove) for (const file of orphaned) rmSync(join(folder, file));
  const list = orphaned.map((file) => `  ${file}`).join('\n');
  return countOne({
    ok: remove || orphaned.length === 0,
    output: `Baselines that no story has; "pnpm visual:update" removes them:\n${list}`,
  });
}
