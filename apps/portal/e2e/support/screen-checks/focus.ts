import type { Page } from 'playwright';
import { resize } from './wait-until-still.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 1280, height: 720 },
];

/** Focuses everything, coming from above and from below. @returns what is hidden with the focus. */
function hiddenFocus(): string[] {
  const { describe, stops } = window.pageReader;
  const places = [0.05, 0.5, 0.95];
  const isInView = (stop: Element) => {
    const { left, top, width, height } = stop.getBoundingClientRect();
    return places.some((x) =>
      places.some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        const own = [stop, stop.parentElement, stop.closest('label')];
        return hit !== null && (stop.contains(hit) || own.some((one) => one === hit));
      }),
    );
  };
  const ways = [
    ['from above', 0],
    ['from below', document.documentElement.scrollHeight],
  ] as const;
  const problems: string[] = [];
  for (const [way, start] of ways) {
    for (const stop of stops()) {
      stop.blur();
      window.scrollTo({ top: start, behavior: 'instant' });
      stop.focus();
      // Rows that scrolled out of view are gone; controls that are not painted have a drawing instead.
      if (document.activeElement !== stop || getComputedStyle(stop).opacity === '0') continue;
      if (!isInView(stop)) problems.push(`Is hidden ${way}: ${describe(stop)}`);
    }
  }
  return problems;
}

/** What has the focus is not hidden behind what sticks (WCAG 2.4.11). */
export async function focusInView(page: Page): Promise<string[]> {
  // The focus scrolls at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const size of sizes) {
    await resize(page, size);
    const found = await page.evaluate(hiddenFocus);
    problems.push(...found.map((problem) => `${size.width} px: ${problem}`));
  }
  await page.emulateMedia({ reducedMotion: null });
  return problems;
}
