import {
  getAllTransactions,
  getAllTransactionsSummary,
  getTransactions,
  getTransactionsSummary,
  transactionLabels as labels,
  type Transaction,
  type UserTransaction,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource } from '../../lists/list-source.ts';
import { addSummary } from '../../summaries/summary-route.ts';

/** SQL of the reversed purchases. */
const reversed = `
  SELECT sale.trans_id AS id, reversal.user_id
  FROM credit_movements reversal
  JOIN credit_movements sale ON sale.id = reversal.reverses_id
  WHERE reversal.reverses_id IS NOT NULL AND sale.trans_id IS NOT NULL`;

/**
 * Whether a purchase was reversed, as SQL over `item`. Of `EXISTS`, PostgreSQL would find all reversed ones
 * for each batch of an export, which reads the whole ledger.
 */
const isReversed = `(
  SELECT true FROM credit_movements sale
  JOIN credit_movements reversal ON reversal.reverses_id = sale.id
  WHERE sale.trans_id = item.trans_id)`;

const order = { table: 'transactions', date: 'trans_date', id: 'trans_id' };
export const purchase = {
  trans_id: column('integer', labels.trans_id, 'trans_id'),
  trans_date: column('timestamp', labels.trans_date, 'trans_date'),
  trans_type: {
    ...column('text', labels.trans_type, 'trans_type', 20),
    exported: `item.trans_type || CASE WHEN ${isReversed} THEN ' (devuelta)' ELSE '' END`,
  },
  credits_purchased: column('amount', labels.credits_purchased, 'credits_purchased'),
  amount_paid: column('amount', labels.amount_paid, 'amount_paid', 20),
  trans_platform: column('text', labels.trans_platform, 'trans_platform'),
};

const purchases: ListSource<Transaction> = { ...order, columns: purchase };
const userPurchases: ListSource<UserTransaction> = {
  ...order,
  columns: { username: column('text', labels.username, 'username'), ...purchase },
};

/** What was sold: the overview leaves out reversed purchases too. */
export const totals = {
  list: order,
  except: reversed,
  metrics: {
    credits_purchased: 'credits_purchased',
    amount_paid: 'amount_paid',
    purchases: 'count',
  },
  groups: {},
};

const tag = 'transactions';
const title = 'Transacciones';

/** Lists of purchases (§7). */
export function addTransactionLists(app: FastifyInstance): void {
  addList(app, getTransactions, {
    source: purchases,
    scope: 'user',
    summary: 'The purchases of a user, newest first.',
    tag,
    title,
  });
  addList(app, getAllTransactions, {
    source: userPurchases,
    scope: 'all',
    summary: 'The purchases of everyone, newest first.',
    tag,
    title,
  });
  addSummary(app, getTransactionsSummary, {
    source: totals,
    scope: 'user',
    summary: 'The purchases of a user by day, without reversed ones.',
    tag,
  });
  addSummary(app, getAllTransactionsSummary, {
    source: totals,
    scope: 'all',
    summary: 'The purchases of everyone by day, without reversed ones.',
    tag,
  });
}
