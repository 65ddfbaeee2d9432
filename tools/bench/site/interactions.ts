import type { Page } from 'playwright';

/** What the page noted of its interactions, as `window.interactions`. */
interface Noted {
  /** Milliseconds from the press to the next paint, by interaction. */
  readonly latencies: Map<number, number>;
  /** Milliseconds of each task that kept the thread for more than 50. */
  readonly longTasks: number[];
}

declare global {
  interface Window {
    interactions: Noted;
  }
}

/** Notes every interaction from now on; event timing tells those that take 16 ms or more. */
function note(): void {
  const noted: Noted = { latencies: new Map(), longTasks: [] };
  window.interactions = noted;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) noted.latencies.set(id, Math.max(noted.latencies.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Lets what was painted last be noted. */
const afterPaint = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));

/** What a series of interactions took. */
export interface InteractionTimes {
  /** Milliseconds of each; those below 16 count as 16. */
  readonly latencies: readonly number[];
  /** Milliseconds of the longest task meanwhile; 0 when none took more than 50. */
  readonly longestTask: number;
}

/**
 * Repeats an interaction on a page that has come to rest, with a slower CPU.
 * @param act presses once; the state it leaves must allow the next press.
 * @param throttle how many times slower the CPU is.
 */
export async function timeInteraction(
  page: Page,
  act: () => Promise<void>,
  { times, throttle }: { times: number; throttle: number },
): Promise<InteractionTimes> {
  // What is loaded on a first press is no part of what every later one takes.
  await act();
  await page.waitForLoadState('networkidle');
  await page.evaluate(note);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  try {
    for (let n = 0; n < times; n += 1) {
      await act();
      await page.evaluate(afterPaint);
    }
    const { latencies, longTasks } = await page.evaluate(() => ({
      latencies: [...window.interactions.latencies.values()],
      longTasks: window.interactions.longTasks,
    }));
    const quickOnes = Math.max(0, times - latencies.length);
    return {
      latencies: [...latencies, ...Array.from({ length: quickOnes }, () => 16)],
      longestTask: Math.max(0, ...longTasks),
    };
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}
