import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFile } from './baseline-files.ts';
import { compareFiles } from './compare-files.ts';
import type { ComparisonRule } from './compare-screenshots.ts';
import { addResult } from './screenshot-results.ts';

const { PICTURES, SCREENSHOTS_OUTPUT } = process.env;

const output = SCREENSHOTS_OUTPUT ?? join(process.cwd(), '.cache', 'screenshots');

/** A screenshot that was taken. */
export interface TakenScreenshot {
  readonly story: string;
  readonly name: string;
  readonly screenshot: Buffer;
}

/** Writes the images of what differs, and removes them where the rule accepts the difference. */
function compareWith(baseline: Buffer, taken: TakenScreenshot, rule: ComparisonRule) {
  const file = (kind: string) => join(output, `${taken.name}.${kind}.png`);
  const files = {
    baseline: file('before'),
    screenshot: file('after'),
    difference: file('difference'),
  };
  writeFileSync(files.baseline, baseline);
  writeFileSync(files.screenshot, taken.screenshot);
  const reason = compareFiles(files, rule);
  if (reason === null) for (const each of Object.values(files)) rmSync(each, { force: true });
  return reason;
}

/** How a screenshot differs from its baseline; in an update, the baseline is written instead. */
function differenceOf(taken: TakenScreenshot, rule: ComparisonRule): string | null {
  const { name, screenshot } = taken;
  const file = baselineFile(name);
  const baseline = existsSync(file) ? readFileSync(file) : null;
  if (baseline?.equals(screenshot)) return null;
  if (PICTURES === 'update') {
    // Also what the rule would accept, so that small changes do not add up.
    writeFileSync(file, screenshot);
    return null;
  }
  if (baseline) return compareWith(baseline, taken, rule);
  writeFileSync(join(output, `${name}.after.png`), screenshot);
  return 'has no baseline';
}

/**
 * Compares a screenshot with its baseline, or writes the baseline where the run updates them.
 * @returns how the two differ; `null` when the screenshot is accepted.
 */
export function checkScreenshot(taken: TakenScreenshot, rule: ComparisonRule): string | null {
  mkdirSync(output, { recursive: true });
  const reason = differenceOf(taken, rule);
  addResult(output, { story: taken.story, name: taken.name, reason });
  return reason === null ? null : `${taken.name}: ${reason}`;
}
