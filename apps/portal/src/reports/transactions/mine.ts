import { reportLists } from '@consultancy/api';
import { paths } from '../../config/paths.ts';
import { reportTitles } from '../../texts/areas.ts';
import { transactionTexts as texts } from '../../texts/reports.ts';
import { reportCharts } from '../charts/report-charts.tsx';
import { OwnPurchaseActions } from './actions/OwnPurchaseActions.tsx';
import { transactionReport } from './transactions.ts';

/** «Mis Compras»: the purchases of the signed-in user (§2). */
export const report = transactionReport({
  title: reportTitles.myTransactions,
  lead: texts.leadOfMine,
  list: reportLists.transactionsOfUser,
  chart: reportCharts.transactionsOfUser,
  subject: 'own',
  empty: {
    title: texts.emptyOfUser,
    help: texts.emptyHelpOfMine,
    action: { label: texts.emptyAction, href: paths.contact.href() },
  },
  defaultCount: null,
  rowActions: OwnPurchaseActions,
});
