import type { SummaryQueryInput } from '@consultancy/validation';
import type { EndpointOf } from '../client/endpoint-types.ts';
import { type ListSubject, reportInput } from '../client/report-list.ts';
import { type Resource, useEndpoint } from './use-endpoint.ts';

/**
 * Reads what a report list adds up to.
 * @param summary the description of its endpoint.
 * @param subject a username or a tool's code; null for everyone's.
 * @param query the dates and the zone in which days are cut; null waits.
 */
export function useReportSummary<Summary>(
  summary: EndpointOf<Summary> & { readonly method: 'GET' },
  subject: ListSubject,
  query: SummaryQueryInput | null,
): Resource<Summary> {
  return useEndpoint(summary, reportInput(summary, subject, query));
}
