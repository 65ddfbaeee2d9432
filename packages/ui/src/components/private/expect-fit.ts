import { expect } from 'storybook/test';

/** A play function for the narrowest screens: whatever a component is given, the page is no wider. */
export async function expectFit(): Promise<void> {
  // The letters that are there before the typeface has come are narrower.
  await document.fonts.ready;
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}
