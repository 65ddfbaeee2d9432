import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** SHA-256 of a baseline and of a screenshot together: neither can change without it. */
const digestOf = (baseline: Buffer, png: Buffer): string =>
  createHash('sha256').update(baseline).update(png).digest('hex');

/**
 * Screenshots that were found equal to their baselines, pixel by pixel, as bytes: such a pair is not decoded
 * again. Any other one is; without the file, each.
 */
export function openDigests(file: string) {
  const digests = new Map<string, string>(
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8'))) : [],
  );
  return {
    isKnown: (name: string, baseline: Buffer, png: Buffer): boolean =>
      digests.get(name) === digestOf(baseline, png),
    add(name: string, baseline: Buffer, png: Buffer): void {
      digests.set(name, digestOf(baseline, png));
    },
    /** @param names the baselines that there are. */
    save(names: readonly string[]): void {
      const sorted = names.toSorted().map((name) => [name, digests.get(name)]);
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    },
  };
}
