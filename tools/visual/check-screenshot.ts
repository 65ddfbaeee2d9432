import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { baselineFile, ruleFor } from './baselines.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import { decodeImage, encodeBaseline, encodePng } from './images.ts';

interface CheckOptions {
  /** Folder for the images of what differs, for the overview. */
  readonly output: string;
  /** Writes the baselines of which one pixel differs, instead of comparing with them. */
  readonly update: boolean;
}

/**
 * Compares a screenshot with its baseline, or writes the baseline where the run updates them.
 * @returns how the two differ; `null` when the screenshot is accepted.
 */
export async function checkScreenshot(
  sent: SentScreenshot,
  { output, update }: CheckOptions,
): Promise<string | null> {
  const file = baselineFile(sent.name);
  const baseline = existsSync(file) ? readFileSync(file) : null;
  const [before, after] = await Promise.all([
    baseline && decodeImage(baseline),
    decodeImage(sent.png),
  ]);
  if (update) {
    // Also what the rule would accept, so that small changes do not add up.
    const isEqual = before?.width === after.width && before.data.equals(after.data);
    if (!isEqual) writeFileSync(file, await encodeBaseline(after));
    return null;
  }
  const difference = before
    ? compareScreenshots(before, after, ruleFor(sent.chromium))
    : { reason: 'has no baseline', image: null };
  if (!difference) return null;
  const write = (kind: string, image: Buffer) =>
    writeFileSync(join(output, `${sent.name}.${kind}`), image);
  write('after.png', sent.png);
  if (baseline) write('before.webp', baseline);
  if (difference.image) write('difference.png', await encodePng(difference.image));
  return difference.reason;
}
