import { getWelcomeInfo } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../../route-of.ts';
import { subjectOf } from './subject.ts';
import { readWelcome } from './welcome-repository.ts';

/** What a user is shown on entry (§7). */
export async function userRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(getWelcomeInfo, {
      policy: 'self',
      summary: 'The welcome summary of a user.',
      tag: 'users',
      handler: async ({ params, request }) => {
        const row = await readWelcome(app.db, await subjectOf(request, params.username));
        return {
          ...row,
          previous_login: row.previous_login?.toISOString() ?? null,
          last_utilization_date: row.last_utilization_date?.toISOString() ?? null,
        };
      },
    }),
  );
}
