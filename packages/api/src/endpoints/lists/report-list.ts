import {
  type Endpoint,
  type ExportForm,
  exportTypes,
  type ListQueryInput,
  type Page,
} from '@consultancy/validation';
import type { UrlValues } from '../../client/build-url.ts';
import type {
  Client,
  DownloadedFile,
  DownloadOptions,
  EndpointInput,
  EndpointResponse,
} from '../../client/endpoint-types.ts';

/** Whom or what a list is about: a username, a tool's code, or null for everyone's. */
export type ListSubject = string | null;

/** A report list of §7: how a page of it is read, and the whole of it downloaded. */
export interface ReportList<Row> {
  /** Names the list in the cache. */
  name: string;
  /** Whether it is about one user, one tool or everyone. */
  about: 'user' | 'tool' | 'all';
  /** A page, newest first. */
  read: (client: Client, subject: ListSubject, query: ListQueryInput) => Promise<Page<Row>>;
  /** The whole filtered list as a file (decisions §3). */
  download: (
    client: Client,
    subject: ListSubject,
    query: ListQueryInput,
    form: ExportForm,
    options?: DownloadOptions,
  ) => Promise<DownloadedFile>;
}

type RowOf<C extends Endpoint> = EndpointResponse<C> extends Page<infer Row> ? Row : never;

/** Whom a list is about, by the parameter of its path. */
export function aboutOf({ path }: Endpoint): ReportList<unknown>['about'] {
  if (path.includes(':username')) return 'user';
  return path.includes(':tool') ? 'tool' : 'all';
}

/** Creates a list from the description of its endpoint. */
export function reportListOf<const C extends Endpoint>(endpoint: C): ReportList<RowOf<C>> {
  const about = aboutOf(endpoint);
  const parameter = about === 'user' ? 'username' : 'tool';
  const inputOf = (subject: ListSubject, query: UrlValues) =>
    ({
      ...(about === 'all' ? {} : { params: { [parameter]: subject ?? '' } }),
      query,
    }) as EndpointInput<C>;
  return {
    name: endpoint.path,
    about,
    read: (client, subject, query) =>
      client.request(endpoint, inputOf(subject, query)) as Promise<Page<RowOf<C>>>,
    download: (client, subject, query, form, options) => {
      // A file is the whole list: it has no pages (decisions §3).
      const { cursor: _, max_count: __, ...filters } = query;
      return client.download(endpoint, inputOf(subject, filters), exportTypes[form], options);
    },
  };
}
