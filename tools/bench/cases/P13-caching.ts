import type { Browser } from 'playwright';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { launchChromium } from '../../lib/chromium.ts';
import { withPage } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

const REPEAT_LIMIT = 5_000;

/** Every file of the build that the pages contain. */
async function assetsOf(url: string, pages: readonly string[]): Promise<Set<string>> {
  const assets = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) assets.add(asset);
  }
  return assets;
}

/** What is wrong with the headers of a file of the build. */
async function assetError(url: string, asset: string): Promise<string | null> {
  const { headers } = await fetch(`${url}${asset}`, { headers: { 'accept-encoding': 'br' } });
  const isImmutable = headers.get('cache-control') === 'public, max-age=31536000, immutable';
  if (!isImmutable) return 'not immutable';
  const isText = /\.(js|css|svg)$/.test(asset) && Number(headers.get('content-length')) > 512;
  return isText && headers.get('content-encoding') !== 'br' ? 'not compressed' : null;
}

/** Bytes that a second visit transfers, headers included. */
async function repeatView(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const visit = async () => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.close();
    return bytes;
  };
  try {
    await visit();
    return await visit();
  } finally {
    await context.close();
  }
}

/** Whether the browser restores the page from its back/forward cache. */
const isRestored = (browser: Browser, url: string, other: string) =>
  withPage(browser, {}, async (page) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.restored = 'true';
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(other, { waitUntil: 'networkidle' });
    // A restored page emits no load event.
    await page.goBack({ waitUntil: 'commit' });
    return page.evaluate(() => document.documentElement.dataset.restored === 'true');
  });

export const bench: BenchmarkCase = {
  id: 'P13',
  title: 'Caching',
  run: (context) =>
    withPublicSite(context, async ({ url, pages, browser }) => {
      const { record, quick } = context;
      const assets = await assetsOf(url, pages);
      const errors: string[] = [];
      for (const asset of assets) {
        const error = await assetError(url, asset);
        if (error) errors.push(`${asset} ${error}`);
      }
      if (assets.size <= 10) errors.push('too few files');
      record.all('files of the build, immutable and precompressed', assets.size, errors);
      const { headers } = await fetch(`${url}/api/auth/validate_token`);
      record.equal('private JSON', headers.get('cache-control') ?? 'no header', 'no-store');
      const visited = quick ? pages.slice(0, 3) : pages;
      for (const path of visited) {
        const bytes = (await repeatView(browser, `${url}${path}`)) || Number.NaN;
        record.atMost(`${path}, second visit`, bytes, REPEAT_LIMIT, { unit: 'B' });
      }
      // Playwright disables the back/forward cache.
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      const caching = await launchChromium({ ignoreDefaultArgs });
      try {
        const lost: string[] = [];
        for (const path of visited) {
          const other = path === '/pricing' ? '/about-us' : '/pricing';
          if (!(await isRestored(caching, `${url}${path}`, `${url}${other}`))) lost.push(path);
        }
        record.all('pages restored from the back/forward cache', visited.length, lost);
      } finally {
        await caching.close();
      }
    }),
};
