import lighthouse, { type RunnerResult } from 'lighthouse';
import desktopConfig from 'lighthouse/core/config/desktop-config.js';
import { Fault } from '../../lib/fault.ts';

/** How a page is looked at. */
export type FormFactor = 'mobile' | 'desktop';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** What one run of Lighthouse says of a page. */
export interface PageScore {
  /** From 0 to 100, by category. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly layoutShift: number;
  /** Milliseconds. */
  readonly blocking: number;
  /** Milliseconds until the largest element was painted. */
  readonly largestPaint: number;
  /** Audits that took something off a score, but for the performance's own figures. */
  readonly faults: readonly string[];
}

interface Asked {
  readonly url: string;
  readonly formFactor: FormFactor;
  /** Port by which the browser is driven. */
  readonly port: number;
  /** @defaultValue all categories */
  readonly onlyCategories?: readonly Category[];
}

/** Traces that may be broken one after the other: two were, once in some 170 looks. */
const brokenTraces = 4;

const isBrokenTrace = (result: RunnerResult | undefined): boolean =>
  result?.lhr.runtimeError?.code === 'NO_NAVSTART';

async function run({ url, formFactor, port, onlyCategories = categories }: Asked) {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...onlyCategories] };
  const config = formFactor === 'desktop' ? desktopConfig : undefined;
  let result = await lighthouse(url, flags, config);
  // Its own trace was broken, and it asks to be run again.
  for (let again = 0; again < brokenTraces && isBrokenTrace(result); again += 1)
    result = await lighthouse(url, flags, config);
  if (!result || result.lhr.runtimeError) {
    throw new Fault(`${url} could not be looked at.`, [result?.lhr.runtimeError?.message ?? '']);
  }
  return result.lhr;
}

/** Looks at a page once, as a first visitor on a slow phone or on a desktop. */
export async function scorePage(asked: Asked): Promise<PageScore> {
  const { audits, categories: judged } = await run(asked);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: Category) => Math.round((judged[id]?.score ?? 0) * 100);
  const weighty = Object.entries(judged)
    .filter(([id]) => id !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ weight }) => weight > 0);
  const faults = weighty
    .filter(({ id }) => (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title ?? ''}`);
  return {
    scores: Object.fromEntries(categories.map((id) => [id, score(id)])) as PageScore['scores'],
    layoutShift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
    faults,
  };
}

/** How soon a control shows itself. */
export interface PageTimes {
  /** Milliseconds until the largest element was painted. */
  readonly largestPaint: number;
  /** Milliseconds. */
  readonly blocking: number;
}

/** Looks at nothing but the times of a page. */
export async function timePage(asked: Asked): Promise<PageTimes> {
  const { audits } = await run({ ...asked, onlyCategories: ['performance'] });
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  };
}
