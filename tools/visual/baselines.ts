import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { countOne, type StepResult } from '../test/report.ts';
import { type ComparisonRule, compareScreenshots } from './compare-screenshots.ts';
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
  if (baseline && digests.get(sent.name) === digestOf(baseline, sent.png)) return null;
  const [before, after] = await Promise.all([
    baseline && decodeImage(baseline),
    decodeImage(sent.png),
  ]);
  if (update) {
    // Also what the rule would accept, so that small changes do not add up.
    const isEqual = before?.width === after.width && before.data.equals(after.data);
    const written = baseline && isEqual ? baseline : await encodeBaseline(after);
    if (written !== baseline) writeFileSync(file, written);
    digests.set(sent.name, digestOf(written, sent.png));
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

const baselineFolder = inWorkspace('.storybook', 'screenshots');

/** Ending of a baseline: WebP without loss is a third of the same PNG. */
const baselineEnding = '.webp';

export const baselineFile = (name: string): string =>
  join(baselineFolder, `${name}${baselineEnding}`);

const digestFile = join(baselineFolder, 'digests.json');

/** Hashes of each baseline with the screenshot that equals it: such a pair is not decoded. */
const digests = new Map<string, string>(
  existsSync(digestFile) ? Object.entries(JSON.parse(readFileSync(digestFile, 'utf8'))) : [],
);

/** SHA-256 of a baseline and of a screenshot together: neither can change without it. */
export const digestOf = (baseline: Buffer, png: Buffer): string =>
  createHash('sha256').update(baseline).update(png).digest('hex');

/** Saves which screenshots equal their baselines, of those that there are. */
export function saveDigests(): void {
  const files = readdirSync(baselineFolder).filter((file) => file.endsWith(baselineEnding));
  const names = files.map((file) => file.slice(0, -baselineEnding.length)).sort();
  const saved = Object.fromEntries(names.map((name) => [name, digests.get(name)]));
  writeFileSync(digestFile, `${JSON.stringify(saved, null, 2)}\n`);
}

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
