import type { Call, SummaryQueryInput } from '@consultancy/validation';
import type { CallAnswer, CallInput, Client } from '../../client/call-types.ts';
import { aboutOf, type ListSubject, type ReportList } from '../lists/report-list.ts';

/** What a report list adds up to, and how it is read. */
export interface ReportSummary<Summary> {
  /** Names the summary in the cache. */
  name: string;
  /** Whether it is about one user, one tool or everyone. */
  about: ReportList<unknown>['about'];
  read: (client: Client, subject: ListSubject, query: SummaryQueryInput) => Promise<Summary>;
}

/** The name of what sums a list up: its calls stand below the list's own. */
export function summaryNameOf(list: Pick<ReportList<unknown>, 'name'>): string {
  return `${list.name}/summary`;
}

/** Makes a summary of the description of its call. */
export function reportSummaryOf<const C extends Call>(call: C): ReportSummary<CallAnswer<C>> {
  const about = aboutOf(call);
  const parameter = about === 'user' ? 'username' : 'tool';
  return {
    name: call.path,
    about,
    read: (client, subject, query) => {
      const params = about === 'all' ? {} : { params: { [parameter]: subject ?? '' } };
      return client.request(call, { ...params, query } as CallInput<C>);
    },
  };
}
