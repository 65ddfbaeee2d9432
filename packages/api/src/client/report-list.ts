import type { Endpoint, ListQueryInput, Page, SummaryQueryInput } from '@consultancy/validation';
import type { EndpointOf } from './endpoint-types.ts';

/** Whom or what a list is about: a username, a tool's code, or null for everyone's. */
export type ListSubject = string | null;

/** The description of a report list of §7, e.g. `getUtilizations`. */
export type ReportList<Row> = EndpointOf<Page<Row>>;

/** Whom a list or its summary is about, by the parameter of its path. */
export function aboutOf({ path }: Pick<Endpoint, 'path'>): 'user' | 'tool' | 'all' {
  if (path.includes(':username')) return 'user';
  return path.includes(':tool') ? 'tool' : 'all';
}

/**
 * The input of a list or of its summary; null while it is incomplete, so that nothing is requested.
 * @param query the filters; null waits, as with filters that break a rule.
 */
export function reportInput<Query extends ListQueryInput | SummaryQueryInput>(
  endpoint: Endpoint,
  subject: ListSubject,
  query: Query | null,
): { params?: Record<string, string>; query: Query } | null {
  const about = aboutOf(endpoint);
  if (query === null) return null;
  if (about === 'all') return { query };
  if (subject === null) return null;
  return { params: { [about === 'user' ? 'username' : 'tool']: subject }, query };
}

/** The path of a list's summary, which is below the list's own. */
export const summaryPathOf = ({ path }: Pick<Endpoint, 'path'>): Endpoint['path'] =>
  `${path}/summary`;
