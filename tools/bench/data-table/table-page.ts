/** What the page of 100,000 rows does when it is told to, as `window.tablePage`. */
export interface TablePage {
  /** Gives the table new rows, of whose order it knows nothing yet. */
  readonly refresh: () => void;
  /** Presses the heading of a column. @returns milliseconds until the rows stand in their order. */
  readonly sort: (key: string) => Promise<number>;
  /** Sorts the bare values of a column by a collator. @returns milliseconds. */
  readonly plainSort: (key: string) => number;
  /** Scrolls the table. @returns frames per second. */
  readonly scroll: (milliseconds: number) => Promise<number>;
  /** Scrolls an empty box of the same height. @returns frames per second. */
  readonly emptyScroll: (milliseconds: number) => Promise<number>;
}

declare global {
  interface Window {
    tablePage: TablePage;
  }
}
