import type { UtilizationSummary } from '@consultancy/validation';
import { formatDateTime, formatDay } from '../../../lib/format-date.ts';
import { dayOf } from '../../../lib/local-day.ts';
import { chartViewTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportFilters } from '../../report-filters.ts';
import { inSentence, peakOf } from './periods.ts';

/** Properties of a summary that its texts need. */
type Span = Pick<UtilizationSummary, 'unit' | 'start_date' | 'end_date' | 'narrowed'>;

/** The period of a summary, as the start of a sentence. */
export function periodText(span: Omit<Span, 'unit'>, filters: ReportFilters): string {
  const { start_date, end_date, narrowed } = span;
  const isUsual = filters.start_date === '' && filters.end_date === '' && !narrowed;
  if (isUsual) return texts.lastYear;
  const from = formatDay(dayOf(new Date(start_date)));
  const to = formatDay(dayOf(new Date(end_date)));
  return from === to ? texts.onDay(from) : texts.between(from, to);
}

/** Note that the summary covers the newest rows only; empty if it covers all. */
export function narrowedText({ narrowed, start_date }: Span): string {
  return narrowed ? ` ${texts.narrowed(formatDateTime(start_date))}` : '';
}

interface PeakOptions<Point> {
  points: readonly Point[];
  value: (point: Point) => string;
  /** Label of the peak: «de mayor uso». */
  most: string;
  /** Formats the sentence from its start and the point. */
  format: (lead: string, point: Point) => string;
}

/** Sentence about the peak; empty if there is one period only, if several have the peak, or if all are zero. */
export function peakText<Point extends { date: string }>(
  { unit }: Span,
  peakOptions: PeakOptions<Point>,
): string {
  const { points, value, most, format } = peakOptions;
  const peak = points.length > 1 ? peakOf(points, value) : null;
  if (peak === null) return '';
  return ` ${format(texts.peak[unit](most, inSentence[unit](peak.date)), peak)}`;
}
