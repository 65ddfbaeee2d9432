/** Whether React has taken over the prerendered content of the page. It runs in the page. */
export function isHydrated(): boolean {
  const content = document.querySelector('main h1') ?? document.querySelector('main');
  return Object.keys(content ?? {}).some((key) => key.startsWith('__reactFiber'));
}
