import type { Endpoint, summaryQuery } from '@consultancy/validation';
import { defaultTimeZone } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import { createRoute } from '../create-route.ts';
import { isUnknownTimeZone } from '../database/errors.ts';
import type { Db } from '../database/pool.ts';
import { type ListScope, scopePolicies, subjects } from '../lists/list-scope.ts';
import { windowOf } from '../lists/paging.ts';
import { timeZoneIssue } from '../lists/time-zone-issue.ts';
import { readSummary, type SummaryRequest } from './read-summary.ts';
import type { SummarySource } from './summary-source.ts';
import type { SpanFields } from './summary-span.ts';

/**
 * Rows that one response adds up at most; older ones are left out, and the response says so. So
 * many stay well below the requests' limit of 1.5 s, also on a machine that has other things to do.
 */
const maxRows = 500_000;

/** The description of a summary with this response. */
type SummaryEndpoint<Summary> = Endpoint & {
  readonly query: typeof summaryQuery;
  readonly response: z.ZodMiniType<Summary>;
};

/** How a summary is registered. */
interface SummaryRoute {
  scope: ListScope;
  /** One English line for the OpenAPI page. */
  summary: string;
  /** Group on the OpenAPI page. */
  tag: string;
}

/**
 * Registers a summary: the same users may read it as the list (§6), and it accepts the same dates. The
 * route responds with VALIDATION_ERROR to a zone that the database lacks.
 * @param read returns the response; it only reads.
 */
export function addSummaryRoute<Summary>(
  app: FastifyInstance,
  endpoint: SummaryEndpoint<Summary>,
  { scope, summary, tag }: SummaryRoute,
  read: (db: Db, request: SummaryRequest) => Promise<Summary>,
): void {
  const parameter = subjects[scope]?.parameter;
  const route = createRoute(endpoint, {
    policy: scopePolicies[scope],
    summary,
    tag,
    handler: async ({ query, request }) => {
      const params = request.params as Readonly<Record<string, string>>;
      const { from, until } = windowOf(query);
      const zone = query.time_zone ?? defaultTimeZone;
      const name = parameter ? (params[parameter] ?? '') : '';
      try {
        const summaryRequest = { scope, name, span: { from, until, zone } };
        return await app.read(request, (db) => read(db, summaryRequest));
      } catch (error) {
        throw isUnknownTimeZone(error) ? timeZoneIssue() : error;
      }
    },
  });
  app.route(route);
}

type NameIn<Summary> = Extract<keyof Summary, string>;

/** The groups of a summary's response. */
type GroupOf<Summary> = Exclude<NameIn<Summary>, keyof SpanFields | 'totals' | 'points'>;

/**
 * Registers the summary of a list whose rows add up (§3): each metric over all rows of a period.
 */
export function addSummary<Summary extends { totals: object }>(
  app: FastifyInstance,
  endpoint: SummaryEndpoint<Summary>,
  route: SummaryRoute & { source: SummarySource<NameIn<Summary['totals']>, GroupOf<Summary>> },
): void {
  const { source } = route;
  addSummaryRoute(app, endpoint, route, (db, request) =>
    readSummary<Summary>(db, { ...request, source, maxRows }),
  );
}
