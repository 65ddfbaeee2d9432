import { Badge } from '@consultancy/ui';
import type { UsedUtilization, Utilization } from '@consultancy/validation';
import { paths } from '../../config/paths.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { utilizationTexts as texts } from '../../texts/reports.ts';
import { countColumn, decimalColumn, idColumn, timestampColumn, userColumn } from '../columns.tsx';
import type { ReportColumn, ReportDefinition } from '../report-definition.ts';

/** A run in any of its lists, which name its date differently (§3). */
type Run = Omit<Utilization, 'usage_date'> &
  Partial<Pick<Utilization, 'usage_date'>> &
  Partial<Pick<UsedUtilization, 'used_date'>>;

type Options = 'title' | 'lead' | 'list' | 'chart' | 'subject' | 'empty' | 'defaultCount';

interface Shape<Row> {
  /** The field that holds the date of use (§3). */
  date: keyof Row & ('usage_date' | 'used_date');
  withUser?: boolean;
}

/** End of a run. One without an end is open, or expired if its credits were finalized at zero. */
function endOf({ finish_date, credits_used }: Run): string {
  if (finish_date !== null) return formatDateTime(finish_date);
  return credits_used === null ? texts.open : texts.expired;
}

const toolColumn = <Row extends Run>(): ReportColumn<Row> => ({
  key: 'feature_id',
  header: texts.tool,
  width: 11,
  sort: { by: 'text', value: (row) => row.feature_id },
  cell: ({ feature_id, feature_name }) => (
    <>
      <Badge mono>{feature_id}</Badge> {feature_name}
    </>
  ),
});

/** A report of utilizations (§3). */
export function utilizationReport<Row extends Run>(
  options: Pick<ReportDefinition<Row>, Options>,
  { date, withUser = false }: Shape<Row>,
): ReportDefinition<Row> {
  const dateOf = (row: Row): string => row[date] ?? '';
  return {
    ...options,
    caption: texts.caption,
    rowKey: (row) => String(row.utilization_id),
    rowName: (row) => texts.row(row.utilization_id),
    columns: [
      idColumn('utilization_id', texts.id, (row) => row.utilization_id),
      timestampColumn(date, texts.date, dateOf),
      ...(withUser ? [userColumn<Row>(texts.user, paths.userUtilizations.href)] : []),
      toolColumn(),
      timestampColumn('finish_date', texts.finished, (row) => row.finish_date ?? '', {
        sort: { by: 'date', value: (row) => row.finish_date },
        cell: endOf,
        hiddenAtFirst: withUser,
      }),
      countColumn('fc_records90', texts.fcRecords, (row) => row.fc_records90),
      countColumn('tb_records90', texts.tbRecords, (row) => row.tb_records90),
      decimalColumn('score', texts.score, (row) => row.score, { width: 6 }),
      decimalColumn('prcnt_score_level', texts.level, (row) => row.prcnt_score_level, {
        width: 5,
        hiddenAtFirst: true,
      }),
      decimalColumn('credits_used', texts.credits, (row) => row.credits_used, { width: 5.5 }),
    ],
  };
}
