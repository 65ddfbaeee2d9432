import { keepPresses } from '../../src/lib/keep-presses.ts';

/**
 * The inline script of a prerendered page. It keeps what is pressed until React listens, and fetches
 * the portal's module once the page has been painted: until then all the network is for what can be
 * read. A page in the background is not painted and begins at once.
 * @param address of the module.
 */
export const firstScript = (address: string): string =>
  `window.pressAgain=(${keepPresses})();{let start=()=>import(${JSON.stringify(address)});document.hidden?start():requestAnimationFrame(()=>setTimeout(start))}`;
