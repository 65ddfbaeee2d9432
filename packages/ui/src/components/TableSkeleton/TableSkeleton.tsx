import type { NoAttributes } from '../private/types.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { TableFrame, TableRow } from '../Table/Table.tsx';
import type { TableColumnFrame } from '../Table/table-column.ts';

export interface TableSkeletonProps extends NoAttributes {
  /** Caption of the table that is being loaded. */
  caption: string;
  /** Whether the caption is visually hidden. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** Columns of the table that is being loaded. */
  columns: ReadonlyArray<TableColumnFrame>;
  /** Whether rows remain rows on small viewports; the same as in the table. @defaultValue false */
  rowsOnMobile?: boolean | undefined;
  /** Number of placeholder rows. */
  rows: number;
}

const widths = ['most', 'half', 'most', 'third'] as const;

/** A placeholder with the shape of a `Table` or `DataTable` whose rows are being loaded. */
export function TableSkeleton({ rows, ...frame }: TableSkeletonProps) {
  // A row heading without text would name nothing.
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
