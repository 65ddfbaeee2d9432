import { Badge } from '@consultancy/ui';
import {
  getUserCreditHistory,
  getUserCreditHistorySummary,
  type LedgerEntry,
} from '@consultancy/validation';
import { formatSigned } from '../../lib/format-credits.ts';
import { creditTexts as texts } from '../../texts/credits.ts';
import { balanceChart } from '../charts/report-charts.tsx';
import { decimalColumn, idColumn, textColumn, timestampColumn } from '../columns.tsx';
import type { ReportDefinition } from '../report-definition.ts';

type Options = 'title' | 'lead' | 'subject' | 'metric' | 'empty' | 'rowActions';

const tones = { Pendiente: 'warning', Aplicado: 'success', Anulado: 'neutral' } as const;

/** A report of the ledger entries of one user, under the balance (§3, §7: no `max_count`). */
export function creditReport(
  options: Pick<ReportDefinition<LedgerEntry>, Options>,
): ReportDefinition<LedgerEntry> {
  return {
    ...options,
    list: getUserCreditHistory,
    caption: texts.caption,
    defaultCount: false,
    chart: balanceChart(getUserCreditHistorySummary),
    rowKey: (row) => String(row.id),
    rowName: (row) => texts.row(row.id),
    columns: [
      idColumn('id', texts.id, (row) => row.id),
      timestampColumn('date', texts.date, (row) => row.date),
      textColumn('type', texts.type, (row) => row.type, { width: 7 }),
      textColumn('descript', texts.description, (row) => row.descript, { width: 11.5 }),
      decimalColumn('amount', texts.amount, (row) => row.amount, {
        cell: (row) => formatSigned(row.amount),
      }),
      decimalColumn('balance', texts.balance, (row) => row.balance),
      textColumn('status', texts.status, (row) => row.status, {
        width: 7,
        cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
      }),
    ],
  };
}
