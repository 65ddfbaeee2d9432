import { getUtilizations } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { toPage, windowOf } from '../../paging.ts';
import { routeOf } from '../../route-of.ts';
import { subjectOf } from '../users/subject.ts';
import { listUtilizations } from './repository.ts';

/** Lists of runs (§7). */
export async function utilizationRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(getUtilizations, {
      policy: 'self',
      summary: 'The runs of a user, newest first.',
      tag: 'utilizations',
      handler: async ({ params, query, request }) => {
        const window = windowOf(query);
        const userId = await subjectOf(request, params.username);
        const rows = await listUtilizations(app.db, userId, window);
        return toPage(
          rows,
          window.count,
          (row) => row.utilization_id,
          (row) => ({
            ...row,
            usage_date: row.usage_date.toISOString(),
            finish_date: row.finish_date?.toISOString() ?? null,
          }),
        );
      },
    }),
  );
}
