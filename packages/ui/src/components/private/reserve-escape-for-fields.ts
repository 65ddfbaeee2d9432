/**
 * Prevents a container from closing on Escape while a field inside uses the key to close its list
 * or to clear a search. Pass it as `onEscapeKeyDown` of Radix, which handles the key before the
 * field does.
 */
export function reserveEscapeForFields(event: KeyboardEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const isOpenList = target.getAttribute('aria-expanded') === 'true';
  const isFilledSearch = target.type === 'search' && target.value !== '';
  if (isOpenList || isFilledSearch) event.preventDefault();
}
