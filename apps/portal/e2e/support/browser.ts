import type { Browser } from 'playwright';
import { engine } from './engine.ts';
import type { JourneyBrowser } from './journey-page.ts';
import { launchBrowser, Visitor } from './visitor.ts';
import { openWebKit } from './webkit/visitor.ts';

/** Opens the browser of this run, for a journey that runs in all of them. */
export async function openBrowser(): Promise<JourneyBrowser> {
  if (engine === 'webkit') return openWebKit();
  const launched = [await launchBrowser()];
  let visitors = 0;
  /** Firefox has events of focus in its front window only, so that each visitor has one of their own. */
  const browserOfNext = async (): Promise<Browser> => {
    visitors += 1;
    const [first] = launched;
    if (first && (engine !== 'firefox' || visitors === 1)) return first;
    const another = await launchBrowser();
    launched.push(another);
    return another;
  };
  return {
    arrive: async (portal, name, arrival) =>
      Visitor.arrive(await browserOfNext(), portal, name, arrival),
    close: async () => {
      for (const browser of launched) await browser.close();
    },
  };
}
