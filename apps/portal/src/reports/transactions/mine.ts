import { getTransactions, getTransactionsSummary } from '@consultancy/validation';
import { paths } from '../../config/paths.ts';
import { reportTitles } from '../../texts/areas.ts';
import { transactionTexts as texts } from '../../texts/transactions.ts';
import { transactionChart } from '../charts/report-charts.tsx';
import { OwnPurchaseActions } from './actions/OwnPurchaseActions.tsx';
import { ownTypeCell } from './ReversalNote.tsx';
import { transactionReport } from './transactions.ts';

/** «Mis Compras»: the purchases of the signed-in user (§2). */
export const report = transactionReport(
  {
    title: reportTitles.myTransactions,
    lead: texts.leadOfMine,
    list: getTransactions,
    chart: transactionChart(getTransactionsSummary),
    subject: 'own',
    empty: {
      title: texts.emptyOfUser,
      help: texts.emptyHelpOfMine,
      action: { label: texts.emptyAction, href: paths.contact.href() },
    },
    defaultCount: null,
    rowActions: OwnPurchaseActions,
  },
  { width: 9, cell: ownTypeCell },
);
