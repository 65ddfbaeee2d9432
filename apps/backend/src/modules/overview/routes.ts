import { getAdminOverview } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { readInTimeZone } from '../../database/read-in-time-zone.ts';
import { readOverview } from './overview.ts';

/** The metrics of the administrators' welcome screen (§2). */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(getAdminOverview, {
      policy: 'admin',
      summary: 'Sales, users, runs and errors of the month, and pending work.',
      tag: 'administration',
      handler: ({ query, request }) =>
        readInTimeZone(query.time_zone, (zone) =>
          app.read(request, (db) => readOverview(db, zone)),
        ),
    }),
  );
}
