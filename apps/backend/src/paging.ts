import { type ListQuery, limits, type Page, ruleTexts } from '@consultancy/validation';
import { AppError } from './app-error.ts';

/** The newest rows that a list shows, read from its query. */
export interface ListWindow {
  start: string | null;
  end: string | null;
  /** Only rows with a lower id: those after the cursor's page. */
  before: number | null;
  /** Rows of a page; one more is read to know whether there is a next page. */
  count: number;
}

const cursorPattern = /^id(\d{1,15})$/;

/** The opaque marker of where a page ended. */
function encodeCursor(id: number): string {
  return Buffer.from(`id${id}`).toString('base64url');
}

/** Reads a cursor. @throws VALIDATION_ERROR for one that this server did not make. */
function decodeCursor(cursor: string): number {
  const id = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.[1];
  if (id === undefined || encodeCursor(Number(id)) !== cursor) {
    const fields = [{ field: 'cursor', message: ruleTexts.cursorFormat }];
    throw new AppError('VALIDATION_ERROR', { fields });
  }
  return Number(id);
}

/** Reads a list's query (§7): both dates inclusive; without a count, the largest page. */
export function windowOf(query: ListQuery): ListWindow {
  return {
    start: query.start_date ?? null,
    end: query.end_date ?? null,
    before: query.cursor === undefined ? null : decodeCursor(query.cursor),
    count: query.max_count ?? limits.maximumRecordCount,
  };
}

/**
 * Makes the answer of a list from rows read with one more than the page holds.
 * @param idOf the row's number, by which the list is ordered.
 * @param itemOf the row as it is answered.
 */
export function toPage<Row, Item>(
  rows: readonly Row[],
  count: number,
  idOf: (row: Row) => number,
  itemOf: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  const more = rows.length > count && last !== undefined;
  return { items: shown.map(itemOf), next_cursor: more ? encodeCursor(idOf(last)) : null };
}
