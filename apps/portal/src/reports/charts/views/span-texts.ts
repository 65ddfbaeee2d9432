import type { UtilizationSummary } from '@consultancy/validation';
import { formatDateTime, formatDay } from '../../../lib/format-date.ts';
import { dayOf } from '../../../lib/local-day.ts';
import { chartViewTexts as texts } from '../../../texts/chart-views.ts';
import type { ReportFilters } from '../../report-filters.ts';
import { peakOf, spoken } from './periods.ts';

/** What a sentence needs to know of a summary's time. */
type Span = Pick<UtilizationSummary, 'unit' | 'start_date' | 'end_date' | 'narrowed'>;

/** The time that a summary is of, as the beginning of a sentence. */
export function periodText(span: Omit<Span, 'unit'>, filters: ReportFilters): string {
  const { start_date, end_date, narrowed } = span;
  const isUsual = filters.start_date === '' && filters.end_date === '' && !narrowed;
  if (isUsual) return texts.lastYear;
  const from = formatDay(dayOf(new Date(start_date)));
  const to = formatDay(dayOf(new Date(end_date)));
  return from === to ? texts.onDay(from) : texts.between(from, to);
}

/** That the summary is of the newest rows only; nothing where it is of all. */
export function narrowedText({ narrowed, start_date }: Span): string {
  return narrowed ? ` ${texts.narrowed(formatDateTime(start_date))}` : '';
}

interface Said<Point> {
  points: readonly Point[];
  value: (point: Point) => string;
  /** What there was most of: «de mayor uso». */
  most: string;
  /** The whole sentence, given its beginning and the point. */
  say: (beginning: string, point: Point) => string;
}

/** When there was most; nothing where there is but one period, or where all are zero. */
export function peakText<Point extends { date: string }>(
  { unit }: Span,
  said: Said<Point>,
): string {
  const { points, value, most, say } = said;
  const peak = points.length > 1 ? peakOf(points, value) : null;
  if (peak === null) return '';
  return ` ${say(texts.peak[unit](most, spoken[unit](peak.date)), peak)}`;
}
