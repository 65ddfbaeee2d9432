import type { CDPSession, Locator, Page } from 'playwright';
import { CliError } from '../../lib/cli-error.ts';

/** What the page recorded, as `window.interactions`. */
interface Recorded {
  /** Milliseconds to the next paint, by interaction. */
  readonly latencies: Map<number, number>;
  /** Tasks of more than 50 ms: start and milliseconds. */
  readonly longTasks: { start: number; duration: number }[];
  /** Start and end of the interactions. */
  readonly spans: { from: number; to: number }[];
}

declare global {
  interface Window {
    interactions: Recorded;
  }
}

/** Milliseconds for which a button is held down: nobody releases it in the same frame. */
const HOLD_MS = 80;

/** Records every interaction; event timing reports those of 16 ms or more. */
function observe(): void {
  new PerformanceObserver((list) => {
    const { latencies } = window.interactions;
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) latencies.set(id, Math.max(latencies.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.interactions.longTasks.push({ start: startTime, duration });
    }
  }).observe({ type: 'longtask' });
}

const reset = () => {
  window.interactions = { latencies: new Map(), longTasks: [], spans: [] };
};
const begin = () => {
  window.interactions.spans.push({ from: performance.now(), to: Number.POSITIVE_INFINITY });
};
const end = () => {
  const last = window.interactions.spans.at(-1);
  if (last) last.to = performance.now();
};

/** Waits until the last paint is reported, and what an interaction has fetched is rendered. */
const rest = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));

/** One interaction: a click on an element, or a key once an element is there. */
export type Action =
  | { readonly on: (page: Page) => Locator }
  | { readonly key: string; readonly once: (page: Page) => Locator };

/** Times of a series of interactions. */
export interface InteractionTimes {
  /** Milliseconds of each; those below 16 count as 16. */
  readonly latencies: readonly number[];
  /** Milliseconds of the longest task meanwhile; 0 when none took more than 50. */
  readonly longestTask: number;
}

/**
 * Finds the target. The pointer is there before: no mouse arrives and clicks in one task.
 * @returns the interaction, which does not look for the target again.
 */
async function aim(page: Page, action: Action): Promise<() => Promise<void>> {
  if ('key' in action) {
    await action.once(page).waitFor();
    return () => page.keyboard.press(action.key);
  }
  const target = action.on(page);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new CliError('The target is not visible.', [page.url()]);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(HOLD_MS);
    await page.mouse.up();
  };
}

/**
 * Performs interactions. Targets are found with the CPU unthrottled and outside the measured span:
 * Playwright walks the whole page for a role and a name, in the page's own thread.
 */
async function perform(
  { page, session }: { page: Page; session: CDPSession },
  actions: readonly Action[],
  throttle: number,
): Promise<void> {
  for (const action of actions) {
    const act = await aim(page, action);
    await page.evaluate(rest);
    await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.evaluate(begin);
    await act();
    await page.evaluate(rest);
    await page.evaluate(end);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
}

/** Performs the interactions some times, and reports their times. */
export type Round = (times: number) => Promise<InteractionTimes>;

/**
 * Prepares interactions on a loaded page, to be repeated with a slower CPU.
 * @param actions the state they leave must allow the next ones.
 * @param throttle factor by which the CPU is slower.
 */
export async function prepareRounds(
  page: Page,
  actions: readonly Action[],
  throttle: number,
): Promise<Round> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(reset);
  await page.evaluate(observe);
  // Lazy chunks of the first interaction are no part of the later ones.
  await perform({ page, session }, actions, 1);
  await page.waitForLoadState('networkidle');
  return async (times) => {
    await page.bringToFront();
    await page.evaluate(reset);
    for (let n = 0; n < times; n += 1) await perform({ page, session }, actions, throttle);
    const { latencies, tasks } = await page.evaluate(() => {
      const { latencies, longTasks, spans } = window.interactions;
      const isMeasured = ({ start }: { start: number }) =>
        spans.some(({ from, to }) => start >= from && start < to);
      const tasks = longTasks.filter(isMeasured).map(({ duration }) => duration);
      return { latencies: [...latencies.values()], tasks };
    });
    const unreported = Math.max(0, times * actions.length - latencies.length);
    const fast = Array.from({ length: unreported }, () => 16);
    return { latencies: [...latencies, ...fast], longestTask: Math.max(0, ...tasks) };
  };
}
