import {
  type AccessLog,
  accessTypeNames,
  accessLogLabels as labels,
} from '@consultancy/validation';
import { formatDateTime } from '../../lib/format-date.ts';
import { accessLogTexts as texts } from '../../texts/access-logs.ts';
import { textColumn, timestampColumn, userColumn } from '../columns.tsx';
import type { ReportDefinition } from '../report-definition.ts';

type Options = 'title' | 'lead' | 'list' | 'chart' | 'subject' | 'empty';

/** A report of web accesses (§3). */
export function accessLogReport(
  options: Pick<ReportDefinition<AccessLog>, Options>,
  { withUser = false } = {},
): ReportDefinition<AccessLog> {
  return {
    ...options,
    caption: texts.caption,
    defaultCount: 20,
    rowKey: ({ access_time, username, access_type }) => `${access_time} ${username} ${access_type}`,
    rowName: ({ username, access_time }) => texts.row(username, formatDateTime(access_time)),
    columns: [
      timestampColumn('access_time', labels.access_time, (row) => row.access_time, {
        rowHeader: true,
      }),
      ...(withUser ? [userColumn<AccessLog>(labels.username)] : []),
      textColumn(
        'access_type',
        labels.access_type,
        ({ access_type }) => accessTypeNames[access_type] ?? access_type,
        { width: 16 },
      ),
    ],
  };
}
