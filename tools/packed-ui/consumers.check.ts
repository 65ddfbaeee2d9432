import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium, withPage } from '../lib/chromium.ts';
import {
  buildConsumer,
  checkConsumerTypes,
  frameworks,
  installConsumer,
  PREPARE_MS,
  serveStrictly,
} from './consumers.ts';
import { usePage, watchPage } from './use-page.ts';

/** Where the files are that a framework builds. */
const built = { next: 'out', 'react-router': 'build/client', 'vite-ssr': 'dist' } as const;

/** Pixels of a heading without styles at most: 2 em. */
const UNSTYLED_PX = 32;

const clean = { violations: [], messages: [], blocked: [] };
const tarball = inject('tarball');
const parts = new AsyncDisposableStack();
let browser: Browser;

beforeAll(async () => {
  browser = parts.use(await launchChromium());
});

afterAll(() => parts.disposeAsync());

/** Follows the button that is a link of the framework's router, when the page is another one. */
async function followButton(page: Page): Promise<void> {
  const button = page.getByRole('link', { name: 'Ver la página' });
  if (await button.isVisible()) await button.click();
}

describe.each(frameworks)('with %s', (framework) => {
  let consumer: Awaited<ReturnType<typeof installConsumer>>;
  let served: Awaited<ReturnType<typeof serveStrictly>>;

  beforeAll(async () => {
    consumer = await installConsumer(framework, { '@consultancy/ui': `file:${tarball}` });
    parts.defer(consumer.remove);
    await buildConsumer(consumer.folder, framework);
    served = await serveStrictly(join(consumer.folder, framework), built[framework]);
    parts.defer(served.close);
  }, PREPARE_MS);

  it('type-checks', () => checkConsumerTypes(consumer));

  it('sends the page as HTML', async () => {
    const response = await fetch(`${served.url}/pagina/`);
    const html = await response.text();
    expect(html).toContain('Samaná Sur');
    expect(html).not.toMatch(/<style|\sstyle=/);
  });

  it('sends a home page that was rendered at build time', async () => {
    const response = await fetch(served.url);
    expect(await response.text()).toContain('El agua, medida donde pasa');
  });

  it('has the styles of the home page without a script', async () => {
    await withPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(served.url);
      const title = page.getByRole('heading', { level: 1 });
      const size = await title.evaluate((node) => getComputedStyle(node).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThan(UNSTYLED_PX);
    });
  });

  it('hydrates the page without a message, a violation or a blocked resource', async () => {
    const opened = await watchPage(browser, `${served.url}/pagina/`, (page) =>
      page.getByRole('table', { name: 'Estaciones' }).waitFor(),
    );
    expect(opened).toEqual(clean);
  });

  it('works after a navigation from the home page', async () => {
    const used = await watchPage(browser, served.url, async (page, check) => {
      await followButton(page);
      await usePage(page, check);
    });
    expect(used).toEqual(clean);
  });
});
