import { dateOfDay } from './day.ts';

const separated = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})(?:[ ,T].*)?$/;
const unseparated = /^(\d{2})(\d{2})(\d{4})$/;
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T].*)?$/;

/**
 * Parses a typed or pasted date: `31/12/2026`, `1-2-2026`, `31122026` or `2026-12-31`, with or
 * without a time after it.
 * @returns the date as `yyyy-mm-dd`; null if the text is incomplete or not a valid date.
 */
export function readDay(text: string): string | null {
  const trimmed = text.trim();
  const [, isoYear, isoMonth, isoDay] = iso.exec(trimmed) ?? [];
  const parts = separated.exec(trimmed) ?? unseparated.exec(trimmed.replaceAll('/', ''));
  const [, day = isoDay, month = isoMonth, year = isoYear] = parts ?? [];
  if (!day || !month || !year) return null;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateOfDay(value) ? value : null;
}

/** Formats an ISO date (`yyyy-mm-dd`) as dd/mm/yyyy. @returns `''` for `''`. */
export function writeDay(day: string): string {
  return day.split('-').reverse().join('/');
}
