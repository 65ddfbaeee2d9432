import {
  utilizationLabels as labels,
  type UsedUtilization,
  type Utilization,
} from '@consultancy/validation';
import { formatDateTime } from '../../lib/format-date.ts';
import { utilizationTexts as texts } from '../../texts/utilizations.ts';
import {
  countColumn,
  decimalColumn,
  idColumn,
  timestampColumn,
  toolColumn,
  userColumn,
} from '../columns.tsx';
import type { ReportDefinition } from '../report-definition.ts';

/** A run in any of its lists, which name its date differently (§3). */
type Run = Omit<Utilization, 'usage_date'> &
  Partial<Pick<Utilization, 'usage_date'>> &
  Partial<Pick<UsedUtilization, 'used_date'>>;

type Options = 'title' | 'lead' | 'list' | 'chart' | 'subject' | 'empty' | 'defaultCount';

interface Shape<Row> {
  /** The field that holds the date of use (§3). */
  date: keyof Row & ('usage_date' | 'used_date');
  withUser?: boolean;
  /** Whether the report is about one tool, so that its column is not needed. */
  isOfTool?: boolean;
}

/** End of a run. One without an end is open, or expired if its credits were finalized at zero. */
function endOf({ finish_date, credits_used }: Run): string {
  if (finish_date !== null) return formatDateTime(finish_date);
  return credits_used === null ? texts.open : texts.expired;
}

/** A report of utilizations (§3). */
export function utilizationReport<Row extends Run>(
  options: Pick<ReportDefinition<Row>, Options>,
  { date, withUser = false, isOfTool = false }: Shape<Row>,
): ReportDefinition<Row> {
  const dateOf = (row: Row): string => row[date] ?? '';
  // Without them all columns fit beside the sidebar at 1280 px; «Vista» shows them.
  const recordCount = { hiddenAtFirst: !isOfTool, width: 6 };
  return {
    ...options,
    caption: texts.caption,
    rowKey: (row) => String(row.utilization_id),
    rowName: (row) => texts.row(row.utilization_id),
    columns: [
      idColumn('utilization_id', labels.utilization_id, (row) => row.utilization_id),
      timestampColumn(date, labels.usage_date, dateOf),
      ...(withUser ? [userColumn<Row>(labels.username)] : []),
      toolColumn(
        'feature_id',
        labels.feature_name,
        ({ feature_id, feature_name }) => ({ code: feature_id, name: feature_name }),
        { hiddenAtFirst: isOfTool, width: withUser ? 18.5 : 17.5 },
      ),
      timestampColumn('finish_date', labels.finish_date, (row) => row.finish_date, {
        cell: endOf,
        hiddenAtFirst: withUser,
      }),
      countColumn('fc_records90', labels.fc_records90, (row) => row.fc_records90, recordCount),
      countColumn('tb_records90', labels.tb_records90, (row) => row.tb_records90, recordCount),
      decimalColumn('score', labels.score, (row) => row.score, { width: 5.5 }),
      decimalColumn('prcnt_score_level', labels.prcnt_score_level, (row) => row.prcnt_score_level, {
        width: 5,
        hiddenAtFirst: true,
      }),
      decimalColumn('credits_used', labels.credits_used, (row) => row.credits_used, { width: 6 }),
    ],
  };
}
