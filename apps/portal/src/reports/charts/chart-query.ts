import type { SummaryQueryInput } from '@consultancy/validation';
import { browserTimeZone } from '../../lib/browser-time-zone.ts';
import { endOfDay, startOfDay } from '../../lib/local-day.ts';
import type { ReportFilters } from '../report-filters.ts';

/** Query of a summary: the days of the filters, and the time zone of the days. */
export function chartQueryOf({ start_date, end_date }: ReportFilters): SummaryQueryInput {
  const start = startOfDay(start_date);
  const end = endOfDay(end_date);
  return {
    ...(start === null ? {} : { start_date: start }),
    ...(end === null ? {} : { end_date: end }),
    time_zone: browserTimeZone(),
  };
}
