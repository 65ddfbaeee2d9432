import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder } from './baseline-files.ts';
import type { ComparisonRule } from './compare-screenshots.ts';

const record = join(baselineFolder, 'chromium.txt');

const major = (version: string): string => version.trim().split('.')[0] ?? '';

/** How strictly screenshots of this browser are compared with the committed baselines. */
export function ruleFor(browserVersion: string): ComparisonRule {
  const recorded = existsSync(record) ? readFileSync(record, 'utf8') : browserVersion;
  return major(recorded) === major(browserVersion) ? 'recorded' : 'foreign';
}

/** Records the browser that took all baselines. */
export function recordChromium(browserVersion: string): void {
  writeFileSync(record, `${browserVersion}\n`);
}
