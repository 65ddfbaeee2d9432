import { type ListQuery, limits, ruleTexts } from '@consultancy/validation';
import { AppError } from '../app-error.ts';

/** Position of a row in a list: its date in microseconds since 1970, and its number. */
export interface Position {
  order_at: number;
  order_id: number;
}

/** The parts of a list's query that select rows. */
export type WindowQuery = Pick<ListQuery, 'start_date' | 'end_date' | 'cursor'> & {
  max_count?: number | undefined;
};

/** The rows that a list shows, read from its query. */
export interface ListWindow {
  /** Earliest date, inclusive. */
  from: string | null;
  /** Latest date, exclusive. */
  until: string | null;
  /** Only rows that come after this one, newest first. */
  after: Position | null;
  /** Rows of a page. */
  count: number;
}

const cursorPattern = /^(-?\d{1,16})\.(\d{1,15})$/;

/** The opaque marker of where a page ended. */
export function encodeCursor({ order_at, order_id }: Position): string {
  return Buffer.from(`${order_at}.${order_id}`).toString('base64url');
}

const cursorIssue = () =>
  new AppError('VALIDATION_ERROR', {
    fields: [{ field: 'cursor', message: ruleTexts.cursorFormat }],
  });

/** Reads a cursor. @throws VALIDATION_ERROR for one that no list gives. */
function decodeCursor(cursor: string): Position {
  const [, at, id] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const position = { order_at: Number(at), order_id: Number(id) };
  const years = new Date(position.order_at / 1000).getUTCFullYear();
  if (!(years >= 1 && years <= 9999) || encodeCursor(position) !== cursor) {
    throw cursorIssue();
  }
  return position;
}

/** A position's date as PostgreSQL reads it, to the microsecond. */
export function dateOf({ order_at }: Position): string {
  const milliseconds = Math.floor(order_at / 1000);
  const micros = String(order_at - milliseconds * 1000).padStart(3, '0');
  return new Date(milliseconds).toISOString().replace('Z', `${micros}Z`);
}

/**
 * Reads a list's query (§7). Both dates are inclusive: as rows are shown to the millisecond, the
 * end takes in all of its own millisecond. Without a count, the largest page.
 */
export function windowOf(query: WindowQuery): ListWindow {
  const { start_date, end_date, cursor, max_count } = query;
  return {
    from: start_date ?? null,
    until: end_date === undefined ? null : new Date(Date.parse(end_date) + 1).toISOString(),
    after: cursor === undefined ? null : decodeCursor(cursor),
    count: max_count ?? limits.maximumRecordCount,
  };
}
