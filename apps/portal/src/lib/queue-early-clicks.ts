declare global {
  interface Window {
    /** Set in a prerendered page before its script has come, by what `queueEarlyClicks` gives. */
    clickAgain?: () => void;
  }
}

/**
 * Keeps the last press of a button from now on, as nobody listens to it yet. Links and what a
 * browser does by itself are left alone. Its text runs inside the page, so it refers to nothing here.
 * @returns does the press that was kept, and keeps none any more.
 */
export function queueEarlyClicks(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button) return;
    // A form would be sent to the page's own address.
    event.preventDefault();
    pressed = button;
  };
  window.addEventListener('click', keep, { capture: true });
  return () => {
    window.removeEventListener('click', keep, { capture: true });
    pressed?.click();
    pressed = null;
  };
}
