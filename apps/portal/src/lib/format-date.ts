import { dayOf } from './local-day.ts';

/** Formats a day (YYYY-MM-DD) as dd/mm/yyyy: it belongs to no time zone. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * Formats a timestamp as dd/mm/yyyy hh:mm:ss, 24-hour, in the user's time zone (§5). Without
 * `Intl`, as its output changes between releases of the platform (decisions §3).
 * @param timestamp ISO 8601, from the server.
 */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  return `${formatDay(dayOf(date))} ${date.toTimeString().slice(0, 8)}`;
}
