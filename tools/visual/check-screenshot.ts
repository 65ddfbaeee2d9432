import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { baselineFile } from './baseline-files.ts';
import { compareScreenshots, type Difference } from './compare-screenshots.ts';
import { decodeImage, encodeBaseline, encodePng } from './images.ts';
import { ruleFor } from './recorded-chromium.ts';
import { addResult } from './screenshot-results.ts';

/** What a run does with its screenshots. */
export interface CheckOptions {
  /** Folder for the images of what differs. */
  readonly output: string;
  /** Writes the baselines of which one pixel differs, instead of comparing with them. */
  readonly update: boolean;
}

/** Writes the images of what differs, for the overview. */
async function writeImages(
  output: string,
  { name, png }: SentScreenshot,
  baseline: Buffer | null,
  difference: Difference['image'],
): Promise<void> {
  const write = (kind: string, image: Buffer) =>
    writeFileSync(join(output, `${name}.${kind}`), image);
  write('after.png', png);
  if (baseline) write('before.webp', baseline);
  if (difference) write('difference.png', await encodePng(difference));
}

/** How a screenshot differs from its baseline; in an update, the baseline is written instead. */
async function differenceOf(sent: SentScreenshot, options: CheckOptions): Promise<string | null> {
  const file = baselineFile(sent.name);
  const baseline = existsSync(file) ? readFileSync(file) : null;
  const [before, after] = await Promise.all([
    baseline && decodeImage(baseline),
    decodeImage(sent.png),
  ]);
  if (options.update) {
    // Also what the rule would accept, so that small changes do not add up.
    const isEqual = before?.width === after.width && before.data.equals(after.data);
    if (!isEqual) writeFileSync(file, await encodeBaseline(after));
    return null;
  }
  const difference = before
    ? compareScreenshots(before, after, ruleFor(sent.chromium))
    : { reason: 'has no baseline', image: null };
  if (difference) await writeImages(options.output, sent, baseline, difference.image);
  return difference?.reason ?? null;
}

/**
 * Compares a screenshot with its baseline, or writes the baseline where the run updates them.
 * @returns how the two differ; `null` when the screenshot is accepted.
 */
export async function checkScreenshot(
  sent: SentScreenshot,
  options: CheckOptions,
): Promise<string | null> {
  const reason = await differenceOf(sent, options);
  addResult(options.output, { story: sent.story, name: sent.name, reason });
  return reason === null ? null : `${sent.name}: ${reason}`;
}
