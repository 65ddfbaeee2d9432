/** A day is a text `yyyy-mm-dd` (ISO 8601), without a time zone. `''` is no day. */

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Midnight of a day in the time zone of the browser; null if there is no such day. */
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

/** The day of a date in the time zone of the browser. */
export function dayOfDate(date: Date): string {
  const [year, month, dayOfMonth] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`;
}

/** The first and the last day that are allowed; omitted, there is no limit. */
export interface DayLimits {
  min?: string | undefined;
  max?: string | undefined;
}
