/** A day, as a date field returns it. */
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight of a day in the user's time zone; null if there is no such day. */
function localMidnight(day: string): Date | null {
  const match = dayPattern.exec(day);
  if (!match) return null;
  const [year, month, dayOfMonth] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(0);
  // The constructor reads years below 100 as 19xx.
  date.setFullYear(year, month - 1, dayOfMonth);
  date.setHours(0, 0, 0, 0);
  const exists = date.getMonth() === month - 1 && date.getDate() === dayOfMonth;
  return exists ? date : null;
}

/** Start of a day (yyyy-mm-dd) in the user's time zone as UTC ISO (§5); null for no such day. */
export function startOfDay(day: string): string | null {
  return localMidnight(day)?.toISOString() ?? null;
}

/** Last millisecond of a day in the user's time zone as UTC ISO (§5); null for no such day. */
export function endOfDay(day: string): string | null {
  const date = localMidnight(day);
  if (!date) return null;
  date.setHours(23, 59, 59, 999);
  return date.toISOString();
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Day (yyyy-mm-dd) of a timestamp in the user's time zone, as date fields accept it. */
export function dayOf(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
