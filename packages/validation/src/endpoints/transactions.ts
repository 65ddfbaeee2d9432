import * as z from 'zod/mini';
import { defineEndpoint } from '../define-endpoint.ts';
import { listErrors, listQuery, pageOf } from '../lists.ts';
import { decimal, rowId, rowIdParam, timestamp, usernameParam } from '../primitives.ts';

/** A purchase of credits (§3). Credits and money are decimal strings. */
export const transaction = z.object({
  trans_id: rowId,
  trans_date: timestamp,
  trans_type: z.string(),
  credits_purchased: decimal,
  /** In Colombian pesos. */
  amount_paid: decimal,
  trans_platform: z.string(),
});
export type Transaction = z.infer<typeof transaction>;

/** Purchases of one user. */
export const getTransactions = defineEndpoint({
  method: 'GET',
  path: '/get_transactions/:username',
  params: z.object({ username: usernameParam }),
  query: listQuery,
  response: pageOf(transaction),
  exported: true,
  errors: listErrors.ofUser,
});

/** A reversed purchase: its row and ledger entry, and the ledger entry that reversed it. */
export const purchaseReversal = z.object({
  trans_id: rowId,
  trans_date: timestamp,
  /** The `Compra` of the ledger. */
  movement_id: rowId,
  /** The `Devolución` of the ledger. */
  reversal_id: rowId,
  reversal_date: timestamp,
});
export type PurchaseReversal = z.infer<typeof purchaseReversal>;

const purchaseReversals = z.object({ items: z.array(purchaseReversal) });

/**
 * The reversed purchases of a user, the newest 1,000, beside the lists, whose fields are those of §3.
 */
export const getPurchaseReversals = defineEndpoint({
  method: 'GET',
  path: '/purchase_reversals/:username',
  params: z.object({ username: usernameParam }),
  response: purchaseReversals,
  errors: ['USER_NOT_FOUND'],
});

/** The reversed purchases of everyone, the newest 1,000; for administrators. */
export const getAllPurchaseReversals = defineEndpoint({
  method: 'GET',
  path: '/admin/purchase_reversals',
  response: purchaseReversals,
});

/** A purchase in the list of everyone's: with the buyer's username. */
export const userTransaction = z.object({
  ...transaction.shape,
  username: z.string(),
});
export type UserTransaction = z.infer<typeof userTransaction>;

/** Everyone's purchases; for administrators. */
export const getAllTransactions = defineEndpoint({
  method: 'GET',
  path: '/get_all_transactions',
  query: listQuery,
  response: pageOf(userTransaction),
  exported: true,
  errors: listErrors.ofAll,
});

/**
 * The receipt («comprobante») of a purchase as a PDF; for its buyer and for administrators. To
 * any other user every purchase, also one that does not exist, gives the same error response.
 */
export const getTransactionReceipt = defineEndpoint({
  method: 'GET',
  path: '/transactions/:id/receipt',
  params: z.object({ id: rowIdParam }),
  response: z.string(),
  file: 'application/pdf',
  errors: ['TRANSACTION_NOT_FOUND', 'UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
});
