/** A day is an ISO 8601 date, `yyyy-mm-dd`, without a time zone. `''` means no day. */

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/**
 * Converts a day to a `Date` at midnight in the time zone of the browser.
 * @returns null if the day is invalid.
 */
export function dateOfDay(day: string): Date | null {
  const [, year, month, dayOfMonth] = (isoDay.exec(day) ?? []).map(Number);
  if (!year || !month || !dayOfMonth) return null;
  const date = new Date(0);
  // The constructor reads years below 100 as 19xx.
  date.setFullYear(year, month - 1, dayOfMonth);
  date.setHours(0, 0, 0, 0);
  const exists = date.getMonth() === month - 1 && date.getDate() === dayOfMonth;
  return exists ? date : null;
}

/** Returns the day of a `Date` in the time zone of the browser. */
export function dayOfDate(date: Date): string {
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`;
}

/** First and last selectable day. An omitted limit does not apply. */
export interface DayLimits {
  min?: string | undefined;
  max?: string | undefined;
}
