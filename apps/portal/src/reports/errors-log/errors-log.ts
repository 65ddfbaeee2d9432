import { type ErrorLog, errorLogLabels as labels } from '@consultancy/validation';
import { errorLogTexts as texts } from '../../texts/errors-log.ts';
import { idColumn, textColumn, timestampColumn, toolColumn, userColumn } from '../columns.tsx';
import { longTextColumn } from '../long-text-column.tsx';
import type { ReportDefinition } from '../report-definition.ts';

type Options = 'title' | 'lead' | 'list' | 'chart' | 'subject' | 'empty' | 'defaultCount';

/** A report of runs that failed, and of the causes (§3). */
export function errorLogReport(
  options: Pick<ReportDefinition<ErrorLog>, Options>,
  { withUser = false, isOfTool = false } = {},
): ReportDefinition<ErrorLog> {
  return {
    ...options,
    caption: texts.caption,
    rowKey: (row) => String(row.error_id),
    rowName: (row) => texts.row(row.error_id),
    columns: [
      idColumn('error_id', labels.error_id, (row) => row.error_id),
      timestampColumn('error_time', labels.error_time, (row) => row.error_time),
      ...(withUser ? [userColumn<ErrorLog>(labels.username)] : []),
      toolColumn(
        'feature_name',
        labels.feature_name,
        ({ feature_name }) => ({ name: feature_name }),
        {
          width: 11,
          hiddenAtFirst: isOfTool,
        },
      ),
      textColumn('execute_stage', labels.execute_stage, (row) => row.execute_stage, { width: 6.5 }),
      {
        ...longTextColumn('error_message', labels.error_message, (row) => row.error_message),
        width: 12,
      },
      {
        key: 'util_id',
        header: labels.util_id,
        width: 6.5,
        hiddenAtFirst: withUser && !isOfTool,
        mono: true,
        sort: { by: 'number', value: (row) => row.util_id },
        cell: (row) => String(row.util_id),
      },
    ],
  };
}
