import { setTimeout as sleep } from 'node:timers/promises';
import { engine } from './engine.ts';
import type { JourneyPage } from './journey-page.ts';
import { playwrightPage } from './playwright-page.ts';

/** The time of a page. */
export interface PageClock {
  /** Lets time pass: at once where the driver can, else as it passes. */
  pass(milliseconds: number): Promise<void>;
  /** The page's time is again that of the machine. */
  resume(): Promise<void>;
}

/** Takes over the time of a page, before it goes to an address. */
export async function acquireClock(page: JourneyPage): Promise<PageClock> {
  if (engine === 'webkit')
    return { pass: (milliseconds) => sleep(milliseconds), resume: async () => undefined };
  const { clock } = playwrightPage(page);
  await clock.install();
  return { pass: (milliseconds) => clock.fastForward(milliseconds), resume: () => clock.resume() };
}
