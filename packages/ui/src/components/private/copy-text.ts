/** Time for which the result of copying is shown, in milliseconds. */
export const COPY_SHOWN_MS = 4000;

/** Copies text to the clipboard. @returns whether the browser allowed it; never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain HTTP, or the user rejected it.
    return false;
  }
}
