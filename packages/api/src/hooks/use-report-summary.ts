import type { SummaryQueryInput } from '@consultancy/validation';
import type { ListSubject } from '../endpoints/lists/report-list.ts';
import type { ReportSummary } from '../endpoints/summaries/report-summary.ts';
import { type Resource, useResource } from './use-resource.ts';

/**
 * Reads what a report list adds up to.
 * @param subject a username or a tool's code; null for everyone's.
 * @param query the dates and the zone in which days are cut; null waits.
 */
export function useReportSummary<Summary>(
  summary: ReportSummary<Summary>,
  subject: ListSubject,
  query: SummaryQueryInput | null,
): Resource<Summary> {
  const isKnown = query !== null && (summary.about === 'all' || subject !== null);
  const key = [summary.name, subject ?? '', JSON.stringify(query)];
  return useResource(isKnown ? key : null, (client) => summary.read(client, subject, query ?? {}));
}
