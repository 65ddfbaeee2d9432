import { useEffect } from 'react';

/**
 * Milliseconds in which the browser opens the program of a link; the event of a slow page follows the click
 * at once as well.
 */
const openingTime = 1000;

/** Whether a click opens another program, as a mail's address does, and the page stays. */
function opensProgram({ target }: Event): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && !/^(https?:)?$/.test(link.protocol);
}

/**
 * While changes are unsaved, the browser asks for confirmation before the tab closes or reloads. Chromium
 * would do so before it opens the program of a `mailto:` link, too.
 */
export function useUnloadPrompt(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    let opened = Number.NEGATIVE_INFINITY;
    const note = (event: Event) => {
      if (opensProgram(event)) opened = event.timeStamp;
    };
    const prompt = (event: BeforeUnloadEvent) => {
      if (event.timeStamp - opened > openingTime) event.preventDefault();
    };
    document.addEventListener('click', note);
    window.addEventListener('beforeunload', prompt);
    return () => {
      document.removeEventListener('click', note);
      window.removeEventListener('beforeunload', prompt);
    };
  }, [isUnsaved]);
}
