import type { CDPSession, Locator, Page } from 'playwright';
import { inSequence } from '../../lib/cases/statistics.ts';
import { CliError } from '../../lib/cli-error.ts';

declare global {
  interface Window {
    interactions: {
      /** Milliseconds to the next paint, by interaction. */
      readonly latencies: Map<number, number>;
      /** Tasks of more than 50 ms: start and milliseconds. */
      readonly longTasks: { start: number; duration: number }[];
    };
  }
}

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
  window.interactions = { latencies: new Map(), longTasks: [] };
};
const now = () => performance.now();
const read = () => {
  const { latencies, longTasks } = window.interactions;
  return { latencies: [...latencies.values()], longTasks };
};

/** Waits until the last paint is reported, and what an interaction has fetched is rendered. */
const waitUntilIdle = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 300)));

/** One interaction: a click on an element, or a key once an element is there. */
export type Action = {
  readonly on: (page: Page) => Locator;
  readonly key?: string;
};

/**
 * Finds the target. The pointer is there before: no mouse arrives and clicks in one task.
 * @returns the interaction, which does not look for the target again.
 */
async function findTarget(page: Page, { on, key }: Action): Promise<() => Promise<void>> {
  const target = on(page);
  if (key) {
    await target.waitFor();
    return () => page.keyboard.press(key);
  }
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new CliError('The target is not visible.', [page.url()]);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  return async () => {
    await page.mouse.down();
    // No user releases a button in the same frame.
    await page.waitForTimeout(80);
    await page.mouse.up();
  };
}

/**
 * Performs interactions. Targets are found with the CPU unthrottled and outside the measured span:
 * Playwright walks the whole page for a role and a name, in the page's own thread.
 * @returns start and end of each.
 */
async function perform(page: Page, session: CDPSession, actions: readonly Action[], rate: number) {
  const spans: { from: number; to: number }[] = [];
  for (const action of actions) {
    const act = await findTarget(page, action);
    await page.evaluate(waitUntilIdle);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const from = await page.evaluate(now);
    await act();
    await page.evaluate(waitUntilIdle);
    spans.push({ from, to: await page.evaluate(now) });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  return spans;
}

/**
 * Prepares interactions on a loaded page, to be repeated with a slower CPU.
 * @param actions the state they leave must allow the next ones.
 * @param throttle factor by which the CPU is slower.
 * @returns performs them some times, and reports their times; those below 16 ms count as 16.
 */
export async function prepareRounds(page: Page, actions: readonly Action[], throttle: number) {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(reset);
  await page.evaluate(observe);
  // Lazy chunks of the first interaction are no part of the later ones.
  await perform(page, session, actions, 1);
  await page.waitForLoadState('networkidle');
  return async (times: number) => {
    await page.bringToFront();
    await page.evaluate(reset);
    const all = await inSequence(times, () => perform(page, session, actions, throttle));
    const { latencies, longTasks } = await page.evaluate(read);
    const ofInteractions = longTasks
      .filter(({ start }) => all.flat().some(({ from, to }) => start >= from && start < to))
      .map(({ duration }) => duration);
    const unreported = Math.max(0, times * actions.length - latencies.length);
    const fast = Array.from({ length: unreported }, () => 16);
    /** 0 when none took more than 50 ms. */
    const longestTask = Math.max(0, ...ofInteractions);
    return { latencies: [...latencies, ...fast], longestTask };
  };
}
