import type { Endpoint, SummaryQueryInput } from '@consultancy/validation';
import type { Client, EndpointInput, EndpointResponse } from '../../client/endpoint-types.ts';
import { aboutOf, type ListSubject, type ReportList } from '../lists/report-list.ts';

/** The summary of a report list, and the functions that read it. */
export interface ReportSummary<Summary> {
  /** Names the summary in the cache. */
  name: string;
  /** Whether it is about one user, one tool or everyone. */
  about: ReportList<unknown>['about'];
  read: (client: Client, subject: ListSubject, query: SummaryQueryInput) => Promise<Summary>;
}

/** The name of a list's summary; its endpoints are below the list's own. */
export function summaryNameOf(list: Pick<ReportList<unknown>, 'name'>): string {
  return `${list.name}/summary`;
}

/** Creates a summary from the description of its endpoint. */
export function reportSummaryOf<const C extends Endpoint>(
  endpoint: C,
): ReportSummary<EndpointResponse<C>> {
  const about = aboutOf(endpoint);
  const parameter = about === 'user' ? 'username' : 'tool';
  return {
    name: endpoint.path,
    about,
    read: (client, subject, query) => {
      const params = about === 'all' ? {} : { params: { [parameter]: subject ?? '' } };
      return client.request(endpoint, { ...params, query } as EndpointInput<C>);
    },
  };
}
