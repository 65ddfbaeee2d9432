import { Badge } from '@consultancy/ui';
import {
  getUserCreditHistory,
  getUserCreditHistorySummary,
  type LedgerEntry,
  ledgerEntryLabels as labels,
} from '@consultancy/validation';
import { formatAmount, formatSigned } from '../../lib/format-credits.ts';
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
      idColumn('id', labels.id, (row) => row.id),
      timestampColumn('date', labels.date, (row) => row.date),
      textColumn('type', labels.type, (row) => row.type, { width: 7 }),
      textColumn('descript', labels.descript, (row) => row.descript, { width: 11.5 }),
      decimalColumn('amount', labels.amount, (row) => row.amount, {
        cell: (row) => formatSigned(row.amount, formatAmount),
      }),
      decimalColumn('balance', labels.balance, (row) => row.balance),
      textColumn('status', labels.status, (row) => row.status, {
        width: 7,
        cell: ({ status }) => <Badge tone={tones[status]}>{status}</Badge>,
      }),
    ],
  };
}
