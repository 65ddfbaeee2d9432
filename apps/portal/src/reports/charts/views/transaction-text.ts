import { formatDecimal, type TransactionSummary } from '@consultancy/validation';
import { formatCount, formatPesos } from '../../../lib/format-credits.ts';
import { transactionChartTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportFilters } from '../../report-filters.ts';
import { narrowedText, peakText, periodText } from './span-texts.ts';

/** Main result of the purchases, as text, and what the sums leave out. */
export function transactionText(summary: TransactionSummary, filters: ReportFilters): string {
  const { totals, points } = summary;
  const text = texts.sentence(
    periodText(summary, filters),
    formatDecimal(totals.credits_purchased),
    formatPesos(totals.amount_paid),
    formatCount(totals.purchases),
  );
  const peak = peakText(summary, {
    points,
    value: ({ credits_purchased }) => credits_purchased,
    most: texts.most,
    format: (lead, { credits_purchased }) => texts.peak(lead, formatDecimal(credits_purchased)),
  });
  return `${text}${peak}${narrowedText(summary)} ${texts.withoutReversed}`;
}
