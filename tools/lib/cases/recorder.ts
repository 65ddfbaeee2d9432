import type { pairedRatio } from './statistics.ts';

/** What a measurement is compared with in the same run. */
interface Comparison {
  readonly control?: string;
  /** To the control, of pairs the median; docs/product/budgets.md says where it judges a duration. */
  readonly ratio?: string;
}

interface Unit extends Comparison {
  readonly unit?: string;
  /** Decimals that are printed. */
  readonly digits?: number;
}

export const formatMilliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const formatSeconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

export class Recorder {
  /** Whether each measurement so far is within its limit. */
  readonly outcomes: boolean[] = [];

  /** Records and prints a measurement, the mark first, so that a failure is easy to find. */
  check(
    what: string,
    observed: string | number,
    limit: string,
    holds: boolean,
    { control, ratio }: Comparison = {},
  ) {
    this.outcomes.push(holds);
    const details = [
      control && `control ${control}`,
      ratio && `ratio ${ratio}`,
      limit && `must be ${limit}`,
    ].filter(Boolean);
    const rest = details.length > 0 ? `   (${details.join(', ')})` : '';
    console.log(`  ${holds ? '✓' : '✗'} ${what}: ${observed}${rest}`);
  }

  /** Records a fact that only informs. */
  note(what: string, observed: string) {
    this.check(what, observed, '', true);
  }

  equal(what: string, observed: string | number, expected: string | number) {
    this.check(what, observed, `${expected}`, observed === expected);
  }

  /** Records an amount that must be more than none. */
  some(what: string, amount: number, observed = `${amount}`) {
    this.check(what, observed, '> 0', amount > 0);
  }

  /** @param problems must be empty. */
  none(what: string, problems: readonly string[]) {
    const text = problems.length === 0 ? '0' : `${problems.length}: ${problems.join('; ')}`;
    this.check(what, text, '0', problems.length === 0);
  }

  /** @param failed those of `total` things for which it is not so. */
  all(what: string, total: number, failed: readonly string[]) {
    const observed = `${total - failed.length} of ${total} ${failed.join(', ')}`.trim();
    this.check(what, observed, 'all', failed.length === 0 && total > 0);
  }

  atMost(what: string, value: number, limit: number, { unit, digits, ...more }: Unit = {}) {
    const text = (number: number) => `${number.toLocaleString('en')}${unit ? ` ${unit}` : ''}`;
    const rounded = Number(value.toFixed(digits ?? 0));
    this.check(what, text(rounded), `≤ ${text(limit)}`, value <= limit, more);
  }

  /** Records a ratio that must not exceed a limit, or with `atLeast` not fall below it. */
  ratio(
    what: string,
    paired: Awaited<ReturnType<typeof pairedRatio>>,
    limit: { readonly atMost: number } | { readonly atLeast: number },
    { control, unit = '', digits = 0 }: Unit,
  ) {
    const { ratio } = paired;
    const holds = 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast;
    const text = 'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;
    const format = (value: number) => `${value.toFixed(digits)} ${unit}`.trim();
    const comparison = {
      control: `${control}, ${format(paired.control)}`,
      ratio: ratio.toFixed(2),
    };
    this.check(what, format(paired.observed), text, holds, comparison);
  }
}

export interface CaseContext {
  readonly record: Recorder;
  /** Whether small amounts are enough, as while a case is being written. */
  readonly quick: boolean;
  /** Aborted when the user stops the run. */
  readonly signal: AbortSignal;
  /** What is closed or removed when the case has ended. */
  readonly parts: AsyncDisposableStack;
}
