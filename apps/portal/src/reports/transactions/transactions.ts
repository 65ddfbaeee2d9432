import { transactionLabels as labels, type Transaction } from '@consultancy/validation';
import { transactionTexts as texts } from '../../texts/transactions.ts';
import { decimalColumn, idColumn, pesosColumn, textColumn, timestampColumn } from '../columns.tsx';
import type { ReportColumn, ReportDefinition } from '../report-definition.ts';

type Options =
  | 'title'
  | 'lead'
  | 'list'
  | 'chart'
  | 'subject'
  | 'empty'
  | 'defaultCount'
  | 'rowActions';

/**
 * A report of purchases (§3).
 * @param type column of the type, which also shows whether a purchase was reversed.
 * @param whose columns that name the buyer.
 */
export function transactionReport<Row extends Transaction>(
  options: Pick<ReportDefinition<Row>, Options>,
  type: Pick<ReportColumn<Row>, 'cell' | 'width'>,
  whose: readonly ReportColumn<Row>[] = [],
): ReportDefinition<Row> {
  return {
    ...options,
    caption: texts.caption,
    rowKey: (row) => String(row.trans_id),
    rowName: (row) => texts.row(row.trans_id),
    columns: [
      idColumn('trans_id', labels.trans_id, (row) => row.trans_id),
      timestampColumn('trans_date', labels.trans_date, (row) => row.trans_date),
      ...whose,
      textColumn('trans_type', labels.trans_type, (row) => row.trans_type, type),
      textColumn('trans_platform', labels.trans_platform, (row) => row.trans_platform, {
        width: 8.5,
      }),
      decimalColumn('credits_purchased', labels.credits_purchased, (row) => row.credits_purchased),
      pesosColumn('amount_paid', labels.amount_paid, (row) => row.amount_paid),
    ],
  };
}
