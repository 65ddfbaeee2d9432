import { expect } from 'storybook/test';

/** A play function for the smallest viewports: expects that the content does not widen the page. */
export async function expectFit(): Promise<void> {
  // The fallback font is narrower.
  await document.fonts.ready;
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
