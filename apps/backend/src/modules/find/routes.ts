import { findRecords } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import type { RateLimit } from '../../plugins/rate-limits.ts';
import { readMatches } from './repository.ts';

/** Searches while typing: enough for a day's work, too few to copy the users by their letters. */
const findsPerAdmin: RateLimit = { name: 'finds', max: 600, minutes: 15 };

/** The search over all records, of the administrators' header. */
export async function findRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(findRecords, {
      policy: 'admin',
      summary: 'Users by a part of their data, and a purchase and a run by their number.',
      tag: 'administration',
      handler: async ({ query, request }) => {
        await app.limits.require(app.db, findsPerAdmin, userOf(request).username);
        return readMatches(app.db, query.text);
      },
    }),
  );
}
