import { queueEarlyClicks } from '../../src/lib/queue-early-clicks.ts';

/** Milliseconds after which a paint is no longer waited for: some browsers do not tell of it. */
const paintPatience = 2000;

/**
 * The inline script of a prerendered page. It keeps what is pressed until React listens, and fetches
 * the portal's module once the page is on the screen: until then all the network is for what can be
 * read. A page in the background is not painted and begins at once. However often the module is asked
 * for, it is fetched and run once.
 * @param address of the module.
 */
export const firstScript = (address: string): string =>
  `window.clickAgain=(${queueEarlyClicks})();{let start=()=>import(${JSON.stringify(address)});document.hidden?start():(new PerformanceObserver(start).observe({type:"paint",buffered:true}),setTimeout(start,${paintPatience}))}`;
