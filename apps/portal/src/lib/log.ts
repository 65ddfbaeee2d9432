/**
 * Where failures go that no message shows (§8): the browser's own log. The one place that writes
 * there. The error's text stays out, as an answer may name a person.
 */
export function log(message: string, error: unknown): void {
  console.warn(`[portal] ${message}`, error instanceof Error ? error.name : typeof error);
}
