import lighthouse from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { CliError } from '../../lib/cli-error.ts';

export type FormFactor = 'mobile' | 'desktop';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs that may fail in a row with a broken trace: two did, once in some 170 runs. */
const maxRetries = 4;

/**
 * Runs Lighthouse once on a page, as a first visitor with a slow phone or a desktop.
 * @param port debugging port of the browser.
 */
export async function runLighthouse(
  url: string,
  formFactor: FormFactor,
  port: number,
  onlyCategories: readonly (typeof categories)[number][],
) {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...onlyCategories] };
  const run = () => lighthouse(url, flags, formFactor === 'desktop' ? desktopConfig : undefined);
  let result = await run();
  for (let retry = 0; retry < maxRetries; retry += 1) {
    if (result?.lhr.runtimeError?.code !== 'NO_NAVSTART') break;
    result = await run();
  }
  if (!result || result.lhr.runtimeError) {
    throw new CliError(`Lighthouse failed on ${url}.`, [result?.lhr.runtimeError?.message ?? '']);
  }
  const { audits, categories: judged } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  // The performance's own audits have no part in the list of what lowers a score.
  const failed = Object.entries(judged)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return {
    /** From 0 to 100, in the order of `onlyCategories`. */
    scores: onlyCategories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
    layoutShift: value('cumulative-layout-shift'),
    /** Milliseconds: total blocking time, and largest contentful paint. */
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    failed,
  };
}
