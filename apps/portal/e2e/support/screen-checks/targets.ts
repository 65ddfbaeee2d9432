import type { Page } from 'playwright';
import { resize } from './wait-until-still.ts';

/** Least size of a target in CSS pixels (WCAG 2.5.8). */
const minSize = 24;
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

/** Targets that are too small, and too close to another one. Links within a sentence may be. */
function smallTargets(minSize: number): string[] {
  const { describe, stops, isVisible, layerOf } = window.pageReader;
  /** A box of a form and its label are one target. */
  const boxOf = (element: Element): DOMRect => {
    const own = element.getBoundingClientRect();
    const isBox = element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
    const label = isBox ? element.labels?.[0]?.getBoundingClientRect() : undefined;
    if (!label) return own;
    const [left, top] = [Math.min(own.left, label.left), Math.min(own.top, label.top)];
    const [right, bottom] = [Math.max(own.right, label.right), Math.max(own.bottom, label.bottom)];
    return new DOMRect(left, top, right - left, bottom - top);
  };
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.parentElement?.textContent?.trim().length ?? 0;
    return around > (element.textContent?.trim().length ?? 0) + 2;
  };
  const targets = stops()
    .filter(
      (stop) => isVisible(stop) && stop.matches('a, button, input, select, textarea, summary'),
    )
    .map((element) => ({ element, box: boxOf(element), layer: layerOf(element) }));
  type Target = (typeof targets)[number];
  const isSmall = ({ box }: Target) => Math.min(box.width, box.height) < minSize - 0.5;
  const centerOf = ({ box }: Target) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  const isClose = (target: Target, other: Target) => {
    if (target === other || target.layer !== other.layer) return false;
    const [x, y] = centerOf(target);
    const [otherX, otherY] = centerOf(other);
    if (isSmall(other)) return Math.hypot(x - otherX, y - otherY) < minSize;
    const { left, right, top, bottom } = other.box;
    const [gapX, gapY] = [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)];
    return Math.hypot(gapX, gapY) < minSize / 2;
  };
  return targets
    .filter((target) => isSmall(target) && !isInSentence(target.element))
    .filter((target) => targets.some((other) => isClose(target, other)))
    .map(
      ({ element, box }) =>
        `${box.width.toFixed()} × ${box.height.toFixed()} px: ${describe(element)}`,
    );
}

/** What is clicked is large enough, or far enough from what else is clicked. */
export async function targetSize(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await resize(page, size);
    const found = await page.evaluate(smallTargets, minSize);
    problems.push(...found.map((problem) => `${size.width} px: ${problem}`));
  }
  return problems;
}
