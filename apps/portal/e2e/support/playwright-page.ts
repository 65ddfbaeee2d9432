import type { Page } from 'playwright';
import { engine } from './engine.ts';
import type { JourneyPage } from './journey-page.ts';

/**
 * The whole page of Playwright, for a stage that drives more than every browser can
 * (`exclusions.ts`). @throws in WebKit.
 */
export function playwrightPage(page: JourneyPage): Page {
  if (engine === 'webkit') throw new Error('The stage is missing in exclusions.ts.');
  return page as Page;
}
