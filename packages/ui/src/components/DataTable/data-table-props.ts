import type { RowData } from '@tanstack/table-core';
import type { ReactNode } from 'react';
import type { NoAttributes } from '../private/types.ts';
import type { DataTableColumn } from './data-table-column.ts';
import type { SortDirection, TableSorting } from './sort/column-sort.ts';

export const tableDensities = ['comfortable', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

/** Texts that a `DataTable` announces or prints. */
export interface DataTableTexts {
  /** Announcement after sorting by a column: «Ordenado por Fecha, de mayor a menor». */
  sorted?: ((header: string, direction: SortDirection) => string) | undefined;
  /** Announcement after returning to the original order. */
  unsorted?: string | undefined;
  /**
   * Note on paper if not all rows are printed: «Se imprimen 1.000 de 4.210 filas».
   * @param printed number of printed rows.
   * @param loaded number of loaded rows.
   */
  printLimit: (printed: number, loaded: number) => string;
}

/** Texts of the menu of columns, sort order and density. */
export interface ViewMenuTexts {
  /** Label of the button that opens the menu, and heading of the menu. */
  label: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** Label of the group of column checkboxes. */
  columnsLabel: string;
  /** Label of the checkbox for the compact density. */
  compactLabel: string;
  /** Label of the sort select, which is shown if rows are cards and have no headings. */
  sortLabel: string;
  /** Option for the original order. */
  unsortedLabel: string;
  /** Option for one column and direction: «Fecha, de mayor a menor». */
  sortOption: (header: string, direction: SortDirection) => string;
}

/** A button in each row that opens its details, in a `Sheet` or a `Dialog`. */
export interface RowDetails<Row> {
  /** Header of the column of buttons. */
  header: string;
  /** Visible label of each button. */
  buttonLabel: string;
  /**
   * Accessible name of the button of one row. It starts with the visible label: «Ver el uso 1042».
   */
  label: (row: Row) => string;
  /** Called when the user clicks the button of a row. */
  onOpen: (row: Row) => void;
}

/** Texts of row selection. A table that has them has a checkbox in each row. */
export interface RowSelection<Row> {
  /** Header of the column of checkboxes. */
  header: string;
  /** Accessible name of the checkbox that selects all loaded rows. */
  allLabel: string;
  /** Accessible name of the checkbox of one row: «Seleccionar el uso 1042». */
  label: (row: Row) => string;
  /**
   * Announcement after each change: «3 filas seleccionadas».
   * @param count number of selected rows.
   */
  selected: (count: number) => string;
}

/**
 * State that the user changes. Each value is controlled if its prop is set, and uncontrolled
 * otherwise.
 */
export interface DataTableState {
  /** Sorted column and direction (controlled); `null` for the original order. */
  sorting?: TableSorting | null | undefined;
  /** Initial sorting (uncontrolled). @defaultValue null */
  defaultSorting?: TableSorting | null | undefined;
  /** Called when the user sorts the table, with `null` for the original order. */
  onSortingChange?: ((sorting: TableSorting | null) => void) | undefined;
  /** Keys of the hidden columns (controlled). */
  hiddenColumns?: ReadonlyArray<string> | undefined;
  /** Keys of the initially hidden columns (uncontrolled). @defaultValue [] */
  defaultHiddenColumns?: ReadonlyArray<string> | undefined;
  /** Called when the user shows or hides a column, with the keys of all hidden columns. */
  onHiddenColumnsChange?: ((keys: ReadonlyArray<string>) => void) | undefined;
  /** Keys of the selected rows (controlled), loaded or not, in the order of selection. */
  selected?: ReadonlyArray<string> | undefined;
  /** Keys of the initially selected rows (uncontrolled). @defaultValue [] */
  defaultSelected?: ReadonlyArray<string> | undefined;
  /** Called when the user changes the selection, with the keys of all selected rows. */
  onSelectedChange?: ((keys: ReadonlyArray<string>) => void) | undefined;
  /** Row density (controlled). */
  density?: TableDensity | undefined;
  /** Initial row density (uncontrolled). @defaultValue 'comfortable' */
  defaultDensity?: TableDensity | undefined;
  /** Called when the user changes the density. */
  onDensityChange?: ((density: TableDensity) => void) | undefined;
}

export interface DataTableProps<Row extends RowData> extends DataTableState, NoAttributes {
  /** Caption and accessible name of the table and of its scrollable region. */
  caption: string;
  /**
   * Whether the caption is visually hidden, for example because a heading above has the same text.
   * @defaultValue false
   */
  captionHidden?: boolean | undefined;
  /** Columns, in display order. Memoize the array: a new array sorts the rows again. */
  columns: ReadonlyArray<DataTableColumn<Row>>;
  /** Loaded rows, up to 100,000. For an empty list render an `EmptyState` instead of the table. */
  rows: ReadonlyArray<Row>;
  /** Returns the key of a row. Rows that share one, as those of a log may, only differ in their order. */
  rowKey: (row: Row) => string;
  /** Texts that the table announces or prints. */
  texts: DataTableTexts;
  /** Locale (BCP 47) for sorting text, such as `es`. @defaultValue the locale of the runtime */
  locale?: string | undefined;
  /**
   * Total number of rows, loaded or not; `'unknown'` if more may follow.
   * @defaultValue the number of loaded rows
   */
  totalRows?: number | 'unknown' | undefined;
  /**
   * Whether the caller passes the rows in the order of `sorting`, for example sorted by the server.
   * @defaultValue false
   */
  sortedByCaller?: boolean | undefined;
  /**
   * Texts of the menu in which the user changes columns and density. If omitted, there is no menu.
   */
  viewMenu?: ViewMenuTexts | undefined;
  /**
   * Texts of row selection. The user can select one row, all loaded rows, or a range with the Shift
   * key. If omitted, rows cannot be selected.
   */
  selection?: RowSelection<Row> | undefined;
  /** Adds a button to each row that opens its details. */
  details?: RowDetails<Row> | undefined;
  /** Actions beside the caption, such as an export button. */
  actions?: ReactNode;
  /** Content below the rows, such as the row count and a button that loads more. */
  footer?: ReactNode;
  /** Whether more rows or another order are being loaded. Sets `aria-busy`. @defaultValue false */
  busy?: boolean | undefined;
}
