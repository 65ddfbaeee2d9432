import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './support/browser.ts';
import type { JourneyBrowser, JourneyVisitor } from './support/journey-page.ts';

const { portal } = inject('stack');

let browser: JourneyBrowser;
let visitor: JourneyVisitor;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await browser.arrive(portal, 'noticed-errors');
});

afterAll(async () => {
  await browser?.close();
});

/** All other journeys end with an empty list of errors, which proves nothing unless they are noticed. */
describe('An error of a page', () => {
  it('is not reported for a page that works', async () => {
    await visitor.page.goto('/pricing');
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    expect(visitor.errors).toEqual([]);
  });

  it.each([
    [
      'the console',
      /^console: una prueba$/,
      () => {
        const { error } = console;
        error('una prueba');
      },
    ],
    [
      'a rejection',
      /^uncaught: .*sin atender/,
      () => void Promise.reject(new Error('sin atender')),
    ],
    ['a response', /^response: 404 .*\/api\/ninguna$/, () => void fetch('/api/ninguna')],
    [
      'the content security policy',
      /^policy: style-src/,
      () => {
        const style = document.createElement('style');
        style.textContent = 'p { opacity: 1 }';
        document.head.append(style);
      },
    ],
  ])('is noticed from %s', async (_, expected, cause) => {
    await visitor.page.evaluate(cause);
    await expect
      .poll(() => visitor.errors)
      .toEqual(expect.arrayContaining([expect.stringMatching(expected)]));
  });
});
