import { engine } from './engine.ts';
import type { JourneyBrowser } from './journey-page.ts';
import { closeContexts, openPlaywrightBrowser } from './playwright-browser.ts';
import { Visitor } from './visitor.ts';
import { openWebKit } from './webkit/visitor.ts';

/** Opens the browser of this run, for a journey that runs in all of them. */
export async function openBrowser(): Promise<JourneyBrowser> {
  if (engine === 'webkit') return openWebKit();
  const browser = await openPlaywrightBrowser();
  return {
    arrive: (portal, name, arrival) => Visitor.arrive(browser, portal, name, arrival),
    close: closeContexts,
  };
}
