/**
 * Logs errors that no message shows (§8) to the console, in this module only. The error's text is
 * omitted, as a response may contain personal data.
 */
export function log(message: string, error: unknown): void {
  console.warn(`[portal] ${message}`, error instanceof Error ? error.name : typeof error);
}
