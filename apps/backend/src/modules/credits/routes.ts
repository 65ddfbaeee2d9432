import { getUserCreditsBalance } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '../../route-of.ts';
import { subjectOf } from '../users/subject.ts';
import { readBalance } from '../users/welcome-repository.ts';

/** Credit balances (§7). */
export async function creditRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(getUserCreditsBalance, {
      policy: 'self',
      summary: 'The booked credit balance of a user.',
      tag: 'credits',
      handler: async ({ params, request }) => ({
        credits_balance: await readBalance(app.db, await subjectOf(request, params.username)),
      }),
    }),
  );
}
