import type { Page } from 'playwright';

/** What moves although the user does not want motion. */
function movements(): string[] {
  const { describe } = window.pageReader;
  const isStill = (property: string) =>
    /^(none|opacity|visibility|fill|stroke|box-shadow|outline.*|(.*-)?color)$/.test(property);
  const lasts = (durations: string) =>
    durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
  const problems: string[] = [];
  for (const element of document.querySelectorAll('*')) {
    if (getComputedStyle(element).scrollBehavior === 'smooth') {
      problems.push(`Scrolls smoothly: ${describe(element)}`);
    }
    for (const part of [null, '::before', '::after']) {
      const style = getComputedStyle(element, part);
      if (style.animationName !== 'none' && lasts(style.animationDuration)) {
        problems.push(`Is animated: ${describe(element)} ${part ?? ''}`);
      }
      const moved = style.transitionProperty.split(', ').filter((property) => !isStill(property));
      if (moved.length > 0 && lasts(style.transitionDuration)) {
        problems.push(`Changes ${moved.join()} over time: ${describe(element)} ${part ?? ''}`);
      }
    }
  }
  return problems;
}

/** With reduced motion nothing is animated, and nothing scrolls smoothly. */
export async function reducedMotion(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems = await page.evaluate(movements);
  await page.emulateMedia({ reducedMotion: null });
  return problems;
}
