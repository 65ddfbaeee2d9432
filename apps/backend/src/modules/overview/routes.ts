import { defaultTimeZone, getAdminOverview } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { isUnknownTimeZone } from '../../database/errors.ts';
import { readOverview } from './overview.ts';

/** The metrics of the administrators' welcome screen (§2). */
export async function overviewRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(getAdminOverview, {
      policy: 'admin',
      summary: 'Sales, users, runs and errors of the month, and pending work.',
      tag: 'administration',
      handler: async ({ query, request }) => {
        const readIn = (zone: string) => app.read(request, (db) => readOverview(db, zone));
        try {
          return await readIn(query.time_zone ?? defaultTimeZone);
        } catch (error) {
          if (!isUnknownTimeZone(error)) {
            throw error;
          }
          // A browser may know a zone that the database lacks; the response names the zone it uses.
          return readIn(defaultTimeZone);
        }
      },
    }),
  );
}
