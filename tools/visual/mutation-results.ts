import { readFileSync } from 'node:fs';
import type { SentScreenshot } from '../../.storybook/support/send-screenshot.ts';
import { baselineFile } from './baseline-files.ts';
import { compareScreenshots } from './compare-screenshots.ts';
import { decodeImage } from './images.ts';

/** Whether a screenshot of a mutated story differs from its baseline, by each rule. */
export interface MutationResult {
  readonly mutation: string;
  /** Name of the baseline. */
  readonly name: string;
  readonly recorded: boolean;
  readonly foreign: boolean;
}

/** Compares a screenshot of a mutated story with its baseline, by both rules. */
export async function compareMutation(sent: SentScreenshot): Promise<MutationResult> {
  const { name, mutation } = sent;
  if (mutation === null) throw new Error(`"${name}" was sent without a mutation.`);
  const [before, after] = await Promise.all([
    decodeImage(readFileSync(baselineFile(name))),
    decodeImage(sent.png),
  ]);
  const differs = (rule: 'recorded' | 'foreign') =>
    compareScreenshots(before, after, rule) !== null;
  return { mutation, name, recorded: differs('recorded'), foreign: differs('foreign') };
}
