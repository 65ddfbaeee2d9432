import { PagedTable, RestoreFocus, Stack } from '@consultancy/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { onceLoaded } from '../../../lib/load-failures.ts';
import { reportTexts, reportTableTexts as texts } from '../../../texts/report-screen.ts';
import { useChunkAfter } from '../../charts/use-chunk.ts';
import { dashIfEmpty } from '../../dash-if-empty.ts';
import type { ReportDefinition } from '../../report-definition.ts';
import type { ReportFilters } from '../../report-filters.ts';
import { useDensity } from '../use-density.ts';
import { type StartExport, useExport } from '../use-export.ts';
import type { Report } from '../use-report.ts';
import { useTableView } from '../use-table-view.ts';
import { ReportActions } from './ReportActions.tsx';
import { ReportFailure } from './ReportFailure.tsx';

const OpenedRow = lazyChunk(() => import('./OpenedRow.tsx'), 'OpenedRow');
const ExportProgress = lazyChunk(() => import('./ExportProgress.tsx'), 'ExportProgress');

interface ReportTableProps<Row> {
  definition: ReportDefinition<Row>;
  report: Report<Row>;
  /** Takes the place of the table if there are no rows. */
  empty: ReactNode;
}

const noRows: readonly never[] = [];

interface OpenedRowState<Row> {
  row: Row;
  /** The filters of the list in which it was opened. */
  filters: ReportFilters;
  isOpen: boolean;
}

/**
 * The row whose details are open, or were open last, which they show while they close. They close
 * when the filters change, as by the browser's back button.
 */
function useOpenedRow<Row>({ pages, filters }: Report<Row>, rowKey: (row: Row) => string) {
  const [opened, setOpened] = useState<OpenedRowState<Row> | null>(null);
  const rows = pages.rows ?? noRows;
  // The current version of the row, if the report was loaded again while it is open.
  const current = (row: Row) => rows.find((other) => rowKey(other) === rowKey(row)) ?? row;
  return {
    row: opened && current(opened.row),
    isOpen: opened?.filters === filters && opened.isOpen,
    open: useCallback((row: Row) => setOpened({ row, filters, isOpen: true }), [filters]),
    onClose: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The details of a row: each column in full, also hidden ones, and further facts. */
function itemsOf<Row>({ columns, details }: ReportDefinition<Row>, row: Row) {
  const items = columns.flatMap(({ header, detail, cell }) =>
    detail === false ? [] : [{ term: header, description: dashIfEmpty((detail ?? cell)(row)) }],
  );
  return [...items, ...(details?.(row) ?? [])];
}

const pageTexts = { ...reportTexts, ...texts };

/** The rows of a report, with the actions on all of them and on one. */
export function ReportTable<Row extends object>({
  definition,
  report,
  empty,
}: ReportTableProps<Row>) {
  const { caption, columns, rowKey, rowName, rowActions: Actions } = definition;
  const { pages } = report;
  const { row, open, ...opened } = useOpenedRow(report, rowKey);
  const view = useTableView(columns);
  const density = useDensity();
  const exporting = useExport(definition, report);
  // After the rows, and before an export: its result is announced where a region is there already.
  const hasRows = pages.rows !== undefined;
  const progress = useChunkAfter(hasRows, ExportProgress);
  const { Chunk: Opened } = useChunkAfter(hasRows, OpenedRow);
  const exportTo: StartExport = (...choice) => {
    if (progress.hasFailed) progress.retry();
    exporting.start(...choice);
  };
  const details = useMemo(
    () => ({
      header: texts.details,
      buttonLabel: texts.open,
      label: (row: Row) => texts.openRow(rowName(row)),
      onOpen: (row: Row) => onceLoaded(OpenedRow, () => open(row)),
    }),
    [rowName, open],
  );
  return (
    <RestoreFocus>
      <Stack gap={exporting.state.status === 'idle' ? 'none' : 'sm'}>
        {progress.Chunk ? (
          <progress.Chunk state={exporting.state} onCancel={exporting.cancel} />
        ) : null}
        <PagedTable
          {...view}
          {...density}
          caption={caption}
          captionHidden
          columns={columns}
          pages={{ ...pages, retry: pages.reload }}
          pageTexts={pageTexts}
          empty={empty}
          failure={(error, retry) => (
            <ReportFailure error={error} subject={definition.subject} onRetry={retry} />
          )}
          rowKey={rowKey}
          locale="es"
          texts={texts}
          viewMenu={texts.view}
          details={details}
          actions={
            <ReportActions isExporting={exporting.state.status === 'running'} onExport={exportTo} />
          }
        />
        {Opened && row ? (
          <Opened {...opened} title={capitalized(rowName(row))} items={itemsOf(definition, row)}>
            {Actions ? (
              <Actions
                key={rowKey(row)}
                row={row}
                subject={report.subject}
                onChanged={() => void pages.reload()}
              />
            ) : null}
          </Opened>
        ) : null}
      </Stack>
    </RestoreFocus>
  );
}
