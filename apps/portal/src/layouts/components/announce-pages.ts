let announced = '';

function announce(): void {
  const content = document.querySelector('main');
  content?.setAttribute('aria-label', document.title);
  // Style sheets of lazy chunks are changes of the head, too.
  if (document.title === announced) return;
  announced = document.title;
  if (!content || document.activeElement !== content) return;
  content.blur();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) content.focus({ preventScroll: true });
  });
}

const titles = new MutationObserver(announce);

/**
 * Names the content of each page by its title from now on, for screen readers: they announce what receives the focus
 * after a navigation, but no change of the title. Content that has the focus already, as after the back button or while
 * the code of a page is fetched, receives it once more in the next frame, as what has not lost it is not announced.
 */
export function announcePages(): void {
  announce();
  titles.observe(document.head, { childList: true, subtree: true });
}
