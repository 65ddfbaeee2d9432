import { getTransactions, newTransaction } from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '../../idempotency.ts';
import { toPage, windowOf } from '../../paging.ts';
import { personOf } from '../../plugins/principals.ts';
import { routeOf } from '../../route-of.ts';
import { subjectOf } from '../users/subject.ts';
import { listTransactions } from './repository.ts';
import { sellCredits } from './sale-service.ts';

const tag = 'transactions';

/** Purchases of credits (§7). */
export async function transactionRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    routeOf(newTransaction, {
      policy: 'admin',
      summary: 'Records a purchase of credits; needs the header Idempotency-Key.',
      tag,
      handler: ({ body, request }) =>
        sellCredits(app, {
          seller: personOf(request),
          payload: body,
          key: idempotencyKeyOf(request),
          address: request.ip,
        }),
    }),
  );
  app.route(
    routeOf(getTransactions, {
      policy: 'self',
      summary: 'The purchases of a user, newest first.',
      tag,
      handler: async ({ params, query, request }) => {
        const window = windowOf(query);
        const userId = await subjectOf(request, params.username);
        const rows = await listTransactions(app.db, userId, window);
        return toPage(
          rows,
          window.count,
          (row) => row.trans_id,
          (row) => ({ ...row, trans_date: row.trans_date.toISOString() }),
        );
      },
    }),
  );
}
