import { DataTable, Stack } from '@consultancy/ui';
import { useMemo } from 'react';
import { reportTableTexts as texts } from '../../../texts/reports.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import { useDensity } from '../use-density.ts';
import { useExport } from '../use-export.ts';
import { useOpenedRow } from '../use-opened-row.ts';
import type { Report } from '../use-report.ts';
import { useTableView } from '../use-table-view.ts';
import { ExportProgress } from './ExportProgress.tsx';
import { OpenedRow } from './OpenedRow.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportFoot } from './ReportFoot.tsx';

interface ReportTableProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
  rows: readonly Row[];
}

/** The rows of a report, with the actions on all of them and on one. */
export function ReportTable<Row extends object>({
  definition,
  report,
  rows,
}: ReportTableProps<Row>) {
  const { caption, columns, rowKey, rowName } = definition;
  const { pages } = report;
  const { open, ...opened } = useOpenedRow(rows, rowKey);
  const view = useTableView(columns);
  const density = useDensity();
  const exporting = useExport(definition, report);
  const details = useMemo(
    () => ({
      header: texts.details,
      buttonLabel: texts.open,
      label: (row: Row) => texts.openRow(rowName(row)),
      onOpen: open,
    }),
    [rowName, open],
  );
  return (
    <Stack gap={exporting.state.is === 'idle' ? 'none' : 'sm'}>
      <ExportProgress state={exporting.state} onCancel={exporting.cancel} />
      <DataTable
        {...view}
        {...density}
        caption={caption}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        locale="es"
        totalRows={pages.hasMore ? 'unknown' : rows.length}
        texts={texts}
        viewMenu={texts.view}
        details={details}
        busy={pages.isLoadingMore || pages.isReloading}
        actions={
          <ReportActions
            isExporting={exporting.state.is === 'running'}
            onExport={exporting.start}
          />
        }
        footer={
          <ReportFoot pages={pages} subject={definition.subject} isSorted={view.sorting !== null} />
        }
      />
      <OpenedRow
        definition={definition}
        {...opened}
        subject={report.subject}
        onChanged={() => void pages.reload()}
      />
    </Stack>
  );
}
