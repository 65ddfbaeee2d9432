import type { RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';
import type { DataTableColumn } from './data-table-column.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';

export const tableDensities = ['comfortable', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

/** What the table says by itself. */
export interface DataTableTexts {
  /** Announced when a column was put in order: «Ordenado por Fecha, de mayor a menor». */
  sorted?: ((header: string, direction: SortDirection) => string) | undefined;
  /** Announced when the rows are back in the order they were given. */
  unsorted?: string | undefined;
  /** Said on paper when not all rows fit: «Se imprimen 1.000 de 4.210 filas». */
  printLimit: (printed: number, loaded: number) => string;
}

/** The texts of the menu in which the user chooses columns, order and density. */
export interface ViewMenuTexts {
  /** The button that opens it, and its heading. */
  label: string;
  /** Names the button that closes it. */
  closeLabel: string;
  /** Over the columns to choose. */
  columnsLabel: string;
  /** The box that sets rows closer. */
  compactLabel: string;
  /** Over the choice of order, which is offered where rows are cards and have no headings. */
  sortLabel: string;
  /** The choice of no order. */
  unsortedLabel: string;
  /** One choice of order: «Fecha, de mayor a menor». */
  sortOption: (header: string, direction: SortDirection) => string;
}

/** The button of each row that shows more about it, in a `Sheet` or a `Dialog`. */
export interface RowDetails<Row> {
  /** Heads the column of the buttons. */
  header: string;
  /** The word on each button. */
  buttonLabel: string;
  /** Names the button of one row, starting with its visible label: «Ver el uso 1042». */
  label: (row: Row) => string;
  onOpen: (row: Row) => void;
}

/** The texts of the boxes that select rows. A table that has them has such boxes. */
export interface RowSelection<Row> {
  /** Heads the column of the boxes. */
  header: string;
  /** Names the box that selects all loaded rows. */
  allLabel: string;
  /** Names the box of one row: «Seleccionar el uso 1042». */
  label: (row: Row) => string;
  /** Announced after each change: «3 filas seleccionadas». @param count selected rows. */
  selected: (count: number) => string;
}

/** The user's choices. Each is controlled by the caller, or stored in the table where omitted. */
export interface DataTableState {
  /** The order; `null` is the order in which the rows come. */
  sorting?: TableSorting | null | undefined;
  /** The order at first, where the caller does not control it. @defaultValue null */
  defaultSorting?: TableSorting | null | undefined;
  /** The user has chosen an order; `null` is that of the rows. */
  onSortingChange?: ((sorting: TableSorting | null) => void) | undefined;
  /** Keys of the columns that are not shown. */
  hiddenColumns?: ReadonlyArray<string> | undefined;
  /** Those hidden at first, where the caller does not control them. @defaultValue none */
  defaultHiddenColumns?: ReadonlyArray<string> | undefined;
  /** The user has shown or hidden a column; all hidden keys. */
  onHiddenColumnsChange?: ((keys: ReadonlyArray<string>) => void) | undefined;
  /** Keys of the selected rows, loaded or not, in the order of their selection. */
  selected?: ReadonlyArray<string> | undefined;
  /** Those selected at first, where the caller does not control them. @defaultValue none */
  defaultSelected?: ReadonlyArray<string> | undefined;
  /** The user has selected rows, or cleared some; all selected keys. */
  onSelectedChange?: ((keys: ReadonlyArray<string>) => void) | undefined;
  /** The height of the rows. */
  density?: TableDensity | undefined;
  /** The height at first, where the caller does not control it. @defaultValue 'comfortable' */
  defaultDensity?: TableDensity | undefined;
  /** The user has chosen a height. */
  onDensityChange?: ((density: TableDensity) => void) | undefined;
}

export interface DataTableProps<Row extends RowData> extends DataTableState {
  /** Names the table and the region it scrolls in. */
  caption: string;
  /** The caption is only read aloud, as a heading above says the same. @defaultValue false */
  captionHidden?: boolean | undefined;
  /** The columns in order; the same array from render to render, so that nothing is sorted again. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** The rows that are loaded, up to 100,000. None is the caller's `EmptyState`. */
  rows: ReadonlyArray<Row>;
  /** The unique key of a row. */
  rowKey: (row: Row) => string;
  /** What the table says by itself. */
  texts: DataTableTexts;
  /** The language in which text is sorted, such as `es`. @defaultValue the language of the runtime */
  locale?: string | undefined;
  /** Rows there are in all, loaded or not; `'unknown'` where more may follow. @defaultValue those loaded */
  totalRows?: number | 'unknown' | undefined;
  /** The caller gives the rows in the order that `sorting` says. @defaultValue false */
  sortedByCaller?: boolean | undefined;
  /** Lets the user choose columns and density. */
  viewMenu?: ViewMenuTexts | undefined;
  /** Lets the user select rows: one, all that are loaded, or a range with the Shift key. */
  selection?: RowSelection<Row> | undefined;
  /** A button in each row. */
  details?: RowDetails<Row> | undefined;
  /** Beside the caption: an export, for example. */
  actions?: ReactNode;
  /** Under the rows: how many of how many, and what loads more. */
  footer?: ReactNode;
  /** More rows or another order are on their way. @defaultValue false */
  busy?: boolean | undefined;
}
