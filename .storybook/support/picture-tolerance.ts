import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const record = join(process.cwd(), '.storybook', 'pictures', 'chromium.txt');

/** In the browser that took the pictures: fewer pixels than one letter has, whatever the size. */
const sameBrowser = { failureThreshold: 30, failureThresholdType: 'pixel' } as const;

/**
 * Another Chromium draws the edges of letters a little differently everywhere. Of the pixels, a
 * hundredth may differ then: a moved block, a lost colour or a missing element is still seen.
 */
const otherBrowser = { failureThreshold: 0.01, failureThresholdType: 'percent' } as const;

const major = (version: string): string => version.trim().split('.')[0] ?? '';

/** How much a picture may differ in this browser from the one that took the committed pictures. */
export function toleranceIn(browserVersion: string) {
  const taken = existsSync(record) ? readFileSync(record, 'utf8') : browserVersion;
  return major(taken) === major(browserVersion) ? sameBrowser : otherBrowser;
}

/** Notes the browser that takes the pictures anew. */
export function recordBrowser(browserVersion: string): void {
  writeFileSync(record, `${browserVersion}\n`);
}
