import { getTransactions, getTransactionsSummary } from '@consultancy/validation';
import { areaPaths } from '../../config/area-paths.ts';
import { adminTitles, reportTitles } from '../../texts/areas.ts';
import { transactionTexts as texts } from '../../texts/transactions.ts';
import { transactionChart } from '../charts/report-charts.tsx';
import { userField } from '../fields/user-field.tsx';
import { PurchaseOfUserActions } from './actions/lazy-purchase-actions.tsx';
import { anyTypeCell } from './ReversalNote.tsx';
import { transactionReport } from './transactions.ts';

/** Purchases of one user (§2). */
export const report = transactionReport(
  {
    title: reportTitles.userTransactions,
    lead: texts.leadOfUser,
    list: getTransactions,
    chart: transactionChart(getTransactionsSummary),
    subject: userField,
    empty: {
      title: texts.emptyOfUser,
      help: texts.emptyHelp,
      action: { label: adminTitles.newTransaction, href: areaPaths.newTransaction.href() },
    },
    defaultCount: null,
    rowActions: PurchaseOfUserActions,
  },
  { width: 9, cell: anyTypeCell },
);
