import {
  constructTable,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  type Row as TanStackRow,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';
import type { DataTableColumn } from '../data-table-column.ts';
import type { TableSorting } from './column-sort.ts';
import { sortableColumn } from './sortable-column.ts';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** A row of the table model. */
interface Sortable<Row> {
  original: Row;
}

function definitionOf<Row extends RowData, Item extends Sortable<Row>>(
  column: DataTableColumn<Row>,
  locale: string | undefined,
) {
  const definition = { id: column.key, header: column.header };
  if (!column.sort) return definition;
  const { sortValue, compare } = sortableColumn(column.sort, locale);
  return {
    ...definition,
    accessorFn: ({ original }: Item) => sortValue(original),
    sortUndefined: 'last' as const,
    sortFn: (
      a: TanStackRow<typeof features, Item>,
      b: TanStackRow<typeof features, Item>,
      id: string,
    ) => compare(a.getValue(id), b.getValue(id)),
  };
}

export interface SorterOptions<Row, Item> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Rows in their original order. */
  rows: ReadonlyArray<Item>;
  /** Locale (BCP 47) for sorting text. */
  locale: string | undefined;
}

/**
 * Prepares rows for sorting: the values of a column are read once, for both directions.
 * @returns a function that returns the rows sorted by a column.
 */
export function createSorter<Row extends RowData, Item extends Sortable<Row>>({
  columns,
  rows,
  locale,
}: SorterOptions<Row, Item>): (sorting: TableSorting) => ReadonlyArray<Item> {
  const table = constructTable({
    features,
    columns: columns.map((column) => definitionOf<Row, Item>(column, locale)),
    data: rows,
  });
  return ({ column, direction }) => {
    table.setSorting([{ id: column, desc: direction === 'descending' }]);
    return table.getSortedRowModel().rows.map(({ original }) => original);
  };
}
