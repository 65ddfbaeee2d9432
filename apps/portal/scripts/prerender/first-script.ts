import { minifySync } from 'vite';
import { markLikelySession } from '../../src/lib/mark-likely-session.ts';
import { queueEarlyClicks } from '../../src/lib/queue-early-clicks.ts';

/** Milliseconds after which a paint is no longer awaited: some browsers do not report it. */
const paintTimeout = 2000;

/** Short, as it is part of every page. @throws Error if the source is not a script. */
function minified(source: string): string {
  const { code, errors } = minifySync('inline.js', source, { module: false });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}

/**
 * Marks a page whose visitor is probably signed in, and queues clicks until React listens.
 * @param start source of what such a click calls.
 */
const markAndQueueClicks = (start: string) =>
  `(${markLikelySession})();window.clickAgain=(${queueEarlyClicks})(${start});`;

/**
 * The inline script of a public page. It fetches the portal's module after the first paint as well: until
 * then the network serves only the visible content. A page in the background is not painted and
 * starts at once. The module is fetched and run once, however often it is requested, and again where that failed.
 * @param moduleUrl URL of the portal’s module.
 */
export const firstScript = (moduleUrl: string): string =>
  minified(
    `{let start=()=>import(${JSON.stringify(moduleUrl)});${markAndQueueClicks('start')}document.hidden?start():(new PerformanceObserver(start).observe({type:"paint",buffered:true}),setTimeout(start,${paintTimeout}))}`,
  );

/** The inline script of an area's page, whose modules the head fetches at once. */
export const areaScript: string = minified(markAndQueueClicks(''));
