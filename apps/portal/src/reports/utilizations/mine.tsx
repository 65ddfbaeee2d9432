import { useUtilizations } from '@consultancy/api/hooks';
import { Badge } from '@consultancy/ui';
import type { Utilization } from '@consultancy/validation';
import { paths } from '../../config/paths.ts';
import { formatCount, formatDecimal } from '../../lib/format-credits.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { commonTexts } from '../../texts/common.ts';
import { utilizationTexts as texts } from '../../texts/reports.ts';
import type { ReportDefinition } from '../report-definition.ts';

const decimalOr = (value: string | null, otherwise: string) =>
  value === null ? otherwise : formatDecimal(value);

/** When a run ended. One without an end is open, or expired once its credits are settled at zero. */
function endOf({ finish_date, credits_used }: Utilization): string {
  if (finish_date !== null) return formatDateTime(finish_date);
  return credits_used === null ? texts.open : texts.expired;
}

/** «Mi Actividad»: the runs of the signed-in person (§2). */
export const myUtilizations: ReportDefinition<Utilization> = {
  title: texts.title,
  lead: texts.lead,
  caption: texts.caption,
  empty: {
    title: texts.empty,
    help: texts.emptyHelp,
    action: { label: texts.emptyAction, href: paths.downloads.href() },
  },
  defaultCount: null,
  useRows: useUtilizations,
  rowKey: (row) => String(row.utilization_id),
  columns: [
    {
      key: 'usage_date',
      header: texts.date,
      nowrap: true,
      cell: (row) => formatDateTime(row.usage_date),
    },
    {
      key: 'feature',
      header: texts.tool,
      rowHeader: true,
      cell: (row) => (
        <>
          <Badge mono>{row.feature_id}</Badge> {row.feature_name}
        </>
      ),
    },
    {
      key: 'finish_date',
      header: texts.finished,
      nowrap: true,
      cell: endOf,
    },
    {
      key: 'fc_records90',
      header: texts.fcRecords,
      numeric: true,
      cell: (row) => formatCount(row.fc_records90),
    },
    {
      key: 'tb_records90',
      header: texts.tbRecords,
      numeric: true,
      cell: (row) => formatCount(row.tb_records90),
    },
    { key: 'score', header: texts.score, numeric: true, cell: (row) => formatDecimal(row.score) },
    {
      key: 'prcnt_score_level',
      header: texts.level,
      numeric: true,
      cell: (row) => decimalOr(row.prcnt_score_level, commonTexts.none),
    },
    {
      key: 'credits_used',
      header: texts.credits,
      numeric: true,
      cell: (row) => decimalOr(row.credits_used, commonTexts.none),
    },
  ],
};
