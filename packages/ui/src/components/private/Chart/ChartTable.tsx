import { useMemo } from 'react';
import type { DataTableColumn } from '../../DataTable/data-table-column.ts';
import { TableView } from '../../DataTable/TableView.tsx';
import type { ChartFormats, ChartRow, ChartTexts } from './chart-data.ts';

type TableRow = { key: string; row: ChartRow };

interface ChartTableProps extends Pick<ChartFormats, 'formatValue'> {
  caption: string;
  /** Header of the column of positions: «Fecha». */
  placeHeader: string;
  seriesLabels: ReadonlyArray<string>;
  rows: ReadonlyArray<ChartRow>;
  texts: ChartTexts;
}

/** The data of a chart as a table. */
export function ChartTable(props: ChartTableProps) {
  const { caption, placeHeader, seriesLabels, rows, texts, formatValue } = props;
  const tableRows = useMemo<TableRow[]>(() => rows.map((row) => ({ key: row.key, row })), [rows]);
  const columns = useMemo<DataTableColumn<TableRow>[]>(
    () => [
      { key: 'place', header: placeHeader, rowHeader: true, cell: ({ row }) => row.label },
      ...seriesLabels.map((header, index) => ({
        key: `series-${index}`,
        header,
        numeric: true,
        cell: ({ row }: TableRow) => {
          const value = row.values[index];
          return value === null || value === undefined ? texts.noValue : formatValue(value);
        },
      })),
    ],
    [placeHeader, seriesLabels, texts, formatValue],
  );
  return (
    <TableView
      // The rows are in the order of the chart.
      parts={null}
      caption={caption}
      captionHidden
      columns={columns}
      rows={tableRows}
      rowKey={({ key }) => key}
      texts={texts}
    />
  );
}
