import {
  getAllTransactions,
  getAllTransactionsSummary,
  transactionLabels as labels,
} from '@consultancy/validation';
import { areaPaths } from '../../config/area-paths.ts';
import { adminTitles, reportTitles } from '../../texts/areas.ts';
import { transactionTexts as texts } from '../../texts/transactions.ts';
import { transactionChart } from '../charts/report-charts.tsx';
import { userColumn } from '../columns.tsx';
import { PurchaseOfAllActions } from './actions/lazy-purchase-actions.tsx';
import { anyTypeCell } from './ReversalNote.tsx';
import { transactionReport } from './transactions.ts';

/** Purchases of everyone (§2). */
export const report = transactionReport(
  {
    title: reportTitles.allTransactions,
    lead: texts.leadOfAll,
    list: getAllTransactions,
    chart: transactionChart(getAllTransactionsSummary),
    empty: {
      title: texts.emptyOfAll,
      help: texts.emptyHelp,
      action: { label: adminTitles.newTransaction, href: areaPaths.newTransaction.href() },
    },
    defaultCount: 20,
    rowActions: PurchaseOfAllActions,
  },
  { width: 6, cell: anyTypeCell },
  [userColumn(labels.username)],
);
