/**
 * Leaves Escape to a field that has a use for it: an open list closes and a search is emptied,
 * before the next one closes their container. For `onEscapeKeyDown` of Radix, which
 * hears of the key before the field does.
 */
export function reserveEscapeForFields(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const isOpenList = target.getAttribute('aria-expanded') === 'true';
  const isFilledSearch = target.type === 'search' && target.value !== '';
  if (isOpenList || isFilledSearch) event.preventDefault();
}
