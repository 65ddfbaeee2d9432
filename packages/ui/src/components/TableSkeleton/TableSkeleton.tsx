import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TableFrame, TableRow } from '../Table/Table.tsx';
import type { TableColumnFrame } from '../Table/table-column.ts';

export interface TableSkeletonProps {
  /** The caption of the table to come. */
  caption: string;
  /** The caption is only read aloud. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** The columns of the table to come. */
  columns: ReadonlyArray<TableColumnFrame>;
  /** As of the table to come. @defaultValue false */
  rowsOnMobile?: boolean | undefined;
  /** How many rows to draw. */
  rows: number;
}

const widths = ['most', 'half', 'most', 'third'] as const;

/** The shape of a table while its rows are fetched. */
export function TableSkeleton({ rows, ...frame }: TableSkeletonProps) {
  // A heading of a row without words would be a heading of nothing.
  const cells = frame.columns.map((column) => ({ ...column, rowHeader: false }));
  return (
    <TableFrame {...frame} busy>
      {Array.from({ length: rows }, (_, position) => `row-${position}`).map((key, position) => (
        <TableRow key={key} columns={cells}>
          {(_column, index) => (
            <Skeleton shape="text" width={widths[(index + position) % widths.length]} />
          )}
        </TableRow>
      ))}
    </TableFrame>
  );
}
