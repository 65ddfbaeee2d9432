/** Controls that open dialogs. */
const controls = 'button, a[href], summary, [role="button"]';

let clicked: HTMLElement | null = null;

const remember = ({ target }: Event) => {
  const control = target instanceof Element ? target.closest(controls) : null;
  clicked = control instanceof HTMLElement ? control : null;
};

// A key acts on the focused element, or on the page.
const forget = () => {
  clicked = null;
};

let isWatched = false;

/** Starts to remember which control was clicked last, once per page. */
export function watchClicks(): void {
  if (isWatched || typeof document === 'undefined') return;
  isWatched = true;
  document.addEventListener('click', remember, { capture: true, passive: true });
  document.addEventListener('keydown', forget, { capture: true, passive: true });
}

/**
 * The element to which the focus returns from what opens now: the focused one, or the clicked control
 * inside it. Safari does not focus a button on click, but the element around it or the page.
 */
export function findOpener(): HTMLElement | null {
  const focused = document.activeElement ?? document.body;
  if (clicked && focused.contains(clicked)) return clicked;
  return focused instanceof HTMLElement ? focused : null;
}
