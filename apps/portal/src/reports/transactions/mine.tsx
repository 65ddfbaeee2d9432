import { useTransactions } from '@consultancy/api/hooks';
import type { Transaction } from '@consultancy/validation';
import { paths } from '../../config/paths.ts';
import { formatDecimal, formatPesos } from '../../lib/format-credits.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { transactionTexts as texts } from '../../texts/reports.ts';
import type { ReportDefinition } from '../report-definition.ts';

/** «Mis Compras»: the purchases of the signed-in person (§2). */
export const myTransactions: ReportDefinition<Transaction> = {
  title: texts.title,
  lead: texts.lead,
  caption: texts.caption,
  empty: {
    title: texts.empty,
    help: texts.emptyHelp,
    action: { label: texts.emptyAction, href: paths.contact.href() },
  },
  defaultCount: null,
  useRows: useTransactions,
  rowKey: (row) => String(row.trans_id),
  columns: [
    {
      key: 'trans_date',
      header: texts.date,
      nowrap: true,
      cell: (row) => formatDateTime(row.trans_date),
    },
    {
      key: 'trans_id',
      header: texts.id,
      mono: true,
      rowHeader: true,
      cell: (row) => String(row.trans_id),
    },
    { key: 'trans_type', header: texts.type, cell: (row) => row.trans_type },
    { key: 'trans_platform', header: texts.platform, cell: (row) => row.trans_platform },
    {
      key: 'credits_purchased',
      header: texts.credits,
      numeric: true,
      cell: (row) => formatDecimal(row.credits_purchased),
    },
    {
      key: 'amount_paid',
      header: texts.amount,
      numeric: true,
      cell: (row) => formatPesos(row.amount_paid),
    },
  ],
};
