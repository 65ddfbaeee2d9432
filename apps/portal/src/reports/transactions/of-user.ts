import { reportLists } from '@consultancy/api';
import { reportTitles } from '../../texts/areas.ts';
import { transactionTexts as texts } from '../../texts/reports.ts';
import { userField } from '../fields/user-field.tsx';
import { reportPictures } from '../pictures/report-pictures.tsx';
import { PurchaseOfUserActions } from './actions/lazy-purchase-actions.tsx';
import { transactionReport } from './transactions.ts';

/** Purchases of one user (§2). */
export const report = transactionReport({
  title: reportTitles.userTransactions,
  lead: texts.leadOfUser,
  list: reportLists.transactionsOfUser,
  picture: reportPictures.transactionsOfUser,
  subject: userField,
  empty: { title: texts.emptyOfUser, help: texts.emptyHelp },
  defaultCount: null,
  rowActions: PurchaseOfUserActions,
});
