const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Formats a day (YYYY-MM-DD) as dd/mm/yyyy: it belongs to no time zone. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/**
 * Formats a timestamp as dd/mm/yyyy hh:mm:ss, 24-hour, in the user's time zone (§5). Formatted
 * here, as the output of the platform's formatter changes between releases (decisions §3).
 * @param timestamp ISO 8601, from the server.
 */
export function formatDateTime(timestamp: string): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  const day = `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`;
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}:${twoDigits(date.getSeconds())}`;
}
