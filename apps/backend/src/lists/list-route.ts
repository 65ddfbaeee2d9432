import {
  type Endpoint,
  type ExportFormat,
  errorBody,
  exportTypes,
  type Page,
} from '@consultancy/validation';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { RawBuilder } from 'kysely';
import * as z from 'zod/mini';
import { createRoute } from '../create-route.ts';
import { sendExport } from '../export/send-export.ts';
import { type ListScope, scopePolicies, subjects } from './list-scope.ts';
import type { ListSource } from './list-source.ts';
import { encodeCursor, type WindowQuery, windowOf } from './paging.ts';
import { fieldsOf, type ListRequest, listReader } from './read-list.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The rows of a list and their order, for the test of its index. */
    list?: Pick<ListRequest, 'source' | 'scope'>;
  }
}

/** A list's description: an endpoint whose response is a page, and which has exports. */
type ListEndpoint<Item, Query> = Endpoint & {
  readonly query: z.ZodMiniType<Query>;
  readonly response: z.ZodMiniType<Page<Item>>;
  readonly exported: true;
};

/** Query of any list: its window, and the zone of an export's dates. */
type AnyListQuery = WindowQuery & { time_zone?: string | undefined };

interface ListRoute<Item, Query> {
  source: ListSource<Item>;
  scope: ListScope;
  /** One English line for the OpenAPI page. */
  summary: string;
  /** Group on the OpenAPI page. */
  tag: string;
  /** Spanish name of the exported sheet and file, at most 31 characters. */
  title: string;
  /** Further conditions on `item`, such as a search. */
  conditions?: (query: Query) => RawBuilder<unknown>[];
  /** When its statement is planned; once for each connection when absent. */
  planned?: (query: Query) => ListRequest['planned'];
}

/** `Accept` headers of nearly all clients, which mean a page: they need no content negotiation. */
const usualAccept: ReadonlySet<string | undefined> = new Set([
  undefined,
  '*/*',
  'application/json',
]);

/** The format of the requested file; null where the response is a page as JSON (decisions §3). */
function formatOf(request: FastifyRequest): ExportFormat | null {
  if (request.method !== 'GET') {
    return null;
  }
  if (usualAccept.has(request.headers.accept)) {
    return null;
  }
  const type = request.accepts().type(['application/json', ...Object.values(exportTypes)]);
  const formats = Object.keys(exportTypes) as ExportFormat[];
  return formats.find((format) => exportTypes[format] === type) ?? null;
}

const file = z.string();

/** Schemas of a list’s responses, by their media types. */
const responsesOf = (endpoint: Endpoint) => ({
  200: {
    content: {
      'application/json': { schema: endpoint.response },
      [exportTypes.csv]: { schema: file },
      [exportTypes.xlsx]: { schema: file },
    },
  },
  '4xx': errorBody,
  '5xx': errorBody,
});

/**
 * Registers a report list (§7): a page as JSON, or all of it as CSV or XLSX, from one description.
 * @param endpoint the list's description in the contract.
 */
export function addList<Item, Query extends AnyListQuery>(
  app: FastifyInstance,
  endpoint: ListEndpoint<Item, Query>,
  list: ListRoute<Item, Query>,
): void {
  const { source, scope, summary, tag, title } = list;
  const read = listReader(fieldsOf(source));
  const parameter = subjects[scope]?.parameter;
  const requestOf = (request: FastifyRequest) => {
    const query = request.query as Query;
    const params = request.params as Readonly<Record<string, string>>;
    const conditions = list.conditions?.(query) ?? [];
    const name = parameter ? (params[parameter] ?? '') : '';
    const planned = list.planned?.(query) ?? 'once';
    return { source, scope, name, conditions, planned, window: windowOf(query) };
  };
  const route: RouteOptions = createRoute(endpoint, {
    policy: scopePolicies[scope],
    summary,
    tag,
    handler: async ({ request }) => {
      const listRequest = requestOf(request);
      const { count } = listRequest.window;
      const rows = await app.read(request, (db) => read(db, listRequest));
      const items = rows.slice(0, count);
      const last = items.at(-1);
      return { items, next_cursor: last && rows.length > count ? encodeCursor(last) : null };
    },
  });
  app.route({
    ...route,
    config: { ...route.config, list: { source, scope } },
    schema: { ...route.schema, response: responsesOf(endpoint) },
    handler(request, reply) {
      reply.header('vary', 'Accept');
      const format = formatOf(request);
      if (!format) {
        return route.handler.call(this, request, reply);
      }
      const { time_zone } = request.query as Query;
      return sendExport(app, {
        request,
        reply,
        format,
        title,
        timeZone: time_zone,
        source,
        list: requestOf(request),
      });
    },
  });
}
