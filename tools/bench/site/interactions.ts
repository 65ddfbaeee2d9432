import type { CDPSession, Locator, Page } from 'playwright';
import { Fault } from '../../lib/fault.ts';

/** What the page noted of its interactions, as `window.interactions`. */
interface Noted {
  /** Milliseconds from the press to the next paint, by interaction. */
  readonly latencies: Map<number, number>;
  /** Each task that kept the thread for more than 50 ms: when it began, and its milliseconds. */
  readonly longTasks: { began: number; duration: number }[];
  /** When the presses began and had come to rest. */
  readonly spans: { from: number; to: number }[];
}

declare global {
  interface Window {
    interactions: Noted;
  }
}

/** Milliseconds for which a button is held down: nobody lets go of it in the same frame. */
const HELD_MS = 80;

/** Notes every interaction; event timing tells those that take 16 ms or more. */
function note(): void {
  new PerformanceObserver((list) => {
    const { latencies } = window.interactions;
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) latencies.set(id, Math.max(latencies.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.interactions.longTasks.push({ began: startTime, duration });
    }
  }).observe({ type: 'longtask' });
}

/** Forgets what was noted before. */
const forget = () => {
  window.interactions = { latencies: new Map(), longTasks: [], spans: [] };
};

const begin = () => {
  window.interactions.spans.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
};

/** Lets what was painted last be noted, and what a press has fetched be drawn. */
const rest = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));

const end = () => {
  const last = window.interactions.spans.at(-1);
  if (last) last.to = performance.now();
};

/** One press: with the mouse on something, or of a key once something is there. */
export type Press =
  | { readonly on: (page: Page) => Locator }
  | { readonly key: string; readonly once: (page: Page) => Locator };

/** What a series of interactions took. */
export interface InteractionTimes {
  /** Milliseconds of each; those below 16 count as 16. */
  readonly latencies: readonly number[];
  /** Milliseconds of the longest task meanwhile; 0 when none took more than 50. */
  readonly longestTask: number;
}

/**
 * Finds what is pressed, and gives what presses it without looking for it again. The pointer is there
 * before: nobody's mouse arrives and presses in one task, and a finger does not arrive at all.
 */
async function aim(page: Page, press: Press): Promise<() => Promise<void>> {
  if ('key' in press) {
    await press.once(page).waitFor();
    return () => page.keyboard.press(press.key);
  }
  const target = press.on(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Fault('What is to be pressed is not in sight.', [page.url()]);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(HELD_MS);
    await page.mouse.up();
  };
}

/**
 * Presses in turn. What is pressed is looked for with the CPU as it is and beside what is counted:
 * Playwright walks through the whole page for a role and a name, in the page's own thread, and
 * `click()` does so again while it presses. A visitor's page does nothing of the kind.
 */
async function pressInTurn(
  { page, session }: { page: Page; session: CDPSession },
  presses: readonly Press[],
  throttle: number,
): Promise<void> {
  for (const press of presses) {
    const act = await aim(page, press);
    await page.evaluate(rest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(begin);
    await act();
    await page.evaluate(rest);
    await page.evaluate(end);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Presses some times over, and tells what that took. */
export type Round = (times: number) => Promise<InteractionTimes>;

/**
 * Prepares an interaction on a page that has come to rest, to be repeated with a slower CPU.
 * @param presses its presses; the state they leave must allow the next ones.
 * @param throttle how many times slower the CPU is.
 */
export async function prepareRounds(
  page: Page,
  presses: readonly Press[],
  throttle: number,
): Promise<Round> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(forget);
  await page.evaluate(note);
  // What is loaded on a first press is no part of what every later one takes.
  await pressInTurn({ page, session }, presses, 1);
  await page.waitForLoadState('networkidle');
  return async (times) => {
    await page.bringToFront();
    await page.evaluate(forget);
    for (let n = 0; n < times; n += 1) await pressInTurn({ page, session }, presses, throttle);
    const { latencies, longTasks } = await page.evaluate(() => {
      const { latencies, longTasks, spans } = window.interactions;
      const isOfPress = ({ began }: { began: number }) =>
        spans.some(({ from, to }) => began >= from && began < to);
      return {
        latencies: [...latencies.values()],
        longTasks: longTasks.filter(isOfPress).map(({ duration }) => duration),
      };
    });
    const quickOnes = Math.max(0, times * presses.length - latencies.length);
    return {
      latencies: [...latencies, ...Array.from({ length: quickOnes }, () => 16)],
      longestTask: Math.max(0, ...longTasks),
    };
  };
}
