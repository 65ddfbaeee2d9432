import {
  getAllPurchaseReversals,
  getPurchaseReversals,
  getTransactionReceipt,
  newTransaction,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { userOf } from '../../plugins/principals.ts';
import { originOf } from '../audit/record.ts';
import { requireUser } from '../users/require-user.ts';
import { addTransactionLists } from './lists.ts';
import { findReceipt } from './receipt-service.ts';
import { readAllReversals, readReversals } from './reversal-repository.ts';
import { sellCredits } from './sale-service.ts';

const tag = 'transactions';

/** Purchases of credits (§7). */
export async function transactionRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(newTransaction, {
      policy: 'admin',
      summary:
        'Records a purchase of credits, once per key; needs the password or a passkey again.',
      tag,
      handler: ({ body, key, request }) =>
        sellCredits(app, {
          seller: userOf(request),
          payload: body,
          key,
          request,
          address: request.ip,
          origin: originOf(request),
        }),
    }),
  );
  app.route(
    createRoute(getTransactionReceipt, {
      policy: 'session',
      summary: 'The receipt of a purchase, for its buyer and for administrators.',
      tag,
      handler: async ({ params, request, reply }) => {
        const { bytes, fileName } = await findReceipt(app, userOf(request), params.id);
        reply
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${fileName}"`);
        return bytes;
      },
    }),
  );
  app.route(
    createRoute(getPurchaseReversals, {
      policy: 'self',
      summary: 'The reversed purchases of a user, newest first.',
      tag,
      handler: async ({ params }) => ({
        items: requireUser(await readReversals(app.db, params.username)),
      }),
    }),
  );
  app.route(
    createRoute(getAllPurchaseReversals, {
      policy: 'admin',
      summary: 'The reversed purchases of everyone, newest first.',
      tag,
      handler: async () => ({ items: await readAllReversals(app.db) }),
    }),
  );
  addTransactionLists(app);
}
