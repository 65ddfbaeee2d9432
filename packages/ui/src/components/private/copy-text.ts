/** How long what copies shows how it went, in ms. */
export const COPY_SHOWN_MS = 4000;

/** Puts text on the clipboard. Never throws: gives whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard on plain HTTP, or the user rejected it.
    return false;
  }
}
