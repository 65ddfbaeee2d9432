import { defaultTimeZone, getAdminOverview } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../../route-of.ts';
import { readOverview } from './overview.ts';

/** The metrics of the administrators' welcome screen (§2). */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(getAdminOverview, {
      policy: 'admin',
      summary: 'Sales, users, runs and errors of the month, and pending work.',
      tag: 'administration',
      handler: ({ query, request }) =>
        app.read(request, (db) => readOverview(db, query.time_zone ?? defaultTimeZone)),
    }),
  );
}
