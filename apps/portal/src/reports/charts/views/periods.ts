import type { SummaryUnit } from '@consultancy/validation';
import { isLessDecimal } from '@consultancy/validation';
import { formatDay } from '../../../lib/format-date.ts';
import { formatMonth } from '../../../lib/format-month.ts';
import { chartViewTexts as texts } from '../../../texts/chart-views.ts';

/** A day, week, month or year of a summary, by its first day. */
interface Period {
  date: string;
}

const months = [
  ...['ene', 'feb', 'mar', 'abr', 'may', 'jun'],
  ...['jul', 'ago', 'sep', 'oct', 'nov', 'dic'],
];

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const yearOf = (date: string) => date.slice(0, 4);
const monthOf = (date: string) => date.slice(0, 7);

/** Each period as text in a sentence, without its unit. */
export const inSentence: Record<SummaryUnit, (date: string) => string> = {
  day: formatDay,
  week: formatDay,
  month: (date) => formatMonth(monthOf(date)),
  year: yearOf,
};

/** A period in a table: 21/11/2026, «Semana del 16/11/2026», «Noviembre de 2026», 2026. */
export function periodLabel(unit: SummaryUnit, date: string): string {
  return unit === 'week' ? texts.weekOf(formatDay(date)) : capital(inSentence[unit](date));
}

/** A period on an axis, as short as can be: «16 nov», «nov 26», 2026. */
export function shortLabel(unit: SummaryUnit | 'time', date: string): string {
  if (unit === 'year') return yearOf(date);
  const [year = '', month = '', day = ''] = date.split('-');
  const name = months[Number(month) - 1] ?? month;
  return unit === 'month' ? `${name} ${year.slice(2)}` : `${Number(day)} ${name}`;
}

/** Minimum number of points that are shown if no start is requested. */
const minPoints = 14;

/**
 * The points worth showing: without a requested start, those from the first value above zero on,
 * and some before it.
 */
export function shownPoints<Point>(
  points: readonly Point[],
  isNothing: (point: Point) => boolean,
  hasStart: boolean,
): readonly Point[] {
  const first = points.findIndex((point) => !isNothing(point));
  return hasStart || first < 0
    ? points
    : points.slice(Math.max(0, Math.min(first - 1, points.length - minPoints)));
}

/** The point with the greatest value, a decimal; null if several have it, or if it is zero. */
export function peakOf<Point extends Period>(
  points: readonly Point[],
  value: (point: Point) => string,
): Point | null {
  const greatest = points
    .map(value)
    .reduce((one, other) => (isLessDecimal(one, other) ? other : one), '0');
  const [peak = null, ...others] = points.filter((point) => !isLessDecimal(value(point), greatest));
  return others.length === 0 && isLessDecimal('0', greatest) ? peak : null;
}
