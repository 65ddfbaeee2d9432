import {
  getCreditStatement,
  getUserCreditHistory,
  getUserCreditHistorySummary,
  getUserCreditsBalance,
  type LedgerEntry,
  ledgerEntryLabels as labels,
} from '@consultancy/validation';
import type { FastifyInstance } from 'fastify';
import { createRoute } from '../../create-route.ts';
import { readInTimeZone } from '../../database/read-in-time-zone.ts';
import { addList } from '../../lists/list-route.ts';
import { column, type ListSource } from '../../lists/list-source.ts';
import { addSummaryRoute } from '../../summaries/summary-route.ts';
import { requireUser } from '../users/require-user.ts';
import { readBalances } from './balance-summary.ts';
import { readBalance, readStatement } from './statement-repository.ts';

const ledgerEntries: ListSource<LedgerEntry> = {
  table: 'credit_history',
  date: 'date',
  id: 'id',
  columns: {
    id: column('integer', labels.id, 'id'),
    date: column('timestamp', labels.date, 'date'),
    amount: column('amount', labels.amount, 'amount'),
    type: column('text', labels.type, 'type', 14),
    descript: column('text', labels.descript, 'descript', 44),
    balance: column('amount', labels.balance, 'balance'),
    status: column('text', labels.status, 'status', 14),
  },
};

const tag = 'credits';

/** Balances, ledger entries and statements (§7). */
export async function creditRoutes(app: FastifyInstance): Promise<void> {
  app.route(
    createRoute(getUserCreditsBalance, {
      policy: 'self',
      summary: 'The booked credit balance of a user.',
      tag,
      handler: async ({ params }) => ({
        credits_balance: requireUser(await readBalance(app.db, params.username)),
      }),
    }),
  );
  addList(app, getUserCreditHistory, {
    source: ledgerEntries,
    scope: 'user',
    summary: 'The ledger entries of a user, newest first.',
    tag,
    title: 'Historial de créditos',
  });
  addSummaryRoute(
    app,
    getUserCreditHistorySummary,
    { scope: 'user', summary: 'The booked balance of a user at the end of each day.', tag },
    readBalances,
  );
  app.route(
    createRoute(getCreditStatement, {
      policy: 'self',
      summary: 'Statement of a user’s credits for a month.',
      tag,
      handler: async ({ params, query }) =>
        requireUser(
          await readInTimeZone(query.time_zone, (zone) =>
            readStatement(app.db, params.username, { month: query.month, zone }),
          ),
        ),
    }),
  );
}
