import type { Browser } from 'playwright';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { launchChromium, withPage } from '../../lib/chromium.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'Caching';

async function assetsOf(url: string, pages: readonly string[]): Promise<Set<string>> {
  const assets = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) assets.add(asset);
  }
  return assets;
}

async function assetError(url: string, asset: string): Promise<string | null> {
  const { headers } = await fetch(`${url}${asset}`, { headers: { 'accept-encoding': 'br' } });
  const isImmutable = headers.get('cache-control') === 'public, max-age=31536000, immutable';
  if (!isImmutable) return `${asset} not immutable`;
  const isText = /\.(js|css|svg)$/.test(asset) && Number(headers.get('content-length')) > 512;
  return isText && headers.get('content-encoding') !== 'br' ? `${asset} not compressed` : null;
}

/** Bytes that a second visit transfers, headers included. */
const repeatView = (browser: Browser, url: string): Promise<number> =>
  withPage(browser, {}, async (first) => {
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.close();
    const page = await first.context().newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return bytes || Number.NaN;
  });

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

export const run = (context: CaseContext): Promise<void> =>
  withPublicSite(context, async ({ url, pages, browser, record, parts }) => {
    const assets = [...(await assetsOf(url, pages))];
    const found = await Promise.all(assets.map((asset) => assetError(url, asset)));
    const errors = found.filter((error) => error !== null);
    if (assets.length <= 10) errors.push('too few files');
    record.all('files of the build, immutable and precompressed', assets.length, errors);
    const { headers } = await fetch(`${url}/api/auth/validate_token`);
    record.equal('private JSON', headers.get('cache-control') ?? 'no header', 'no-store');
    for (const path of pages) {
      const bytes = await repeatView(browser, `${url}${path}`);
      record.atMost(`${path}, second visit`, bytes, 5_000, { unit: 'B' });
    }
    // Playwright disables the back/forward cache, and the headless shell has it on request.
    const args = ['--enable-bfcache'];
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    const caching = parts.use(await launchChromium({ args, ignoreDefaultArgs }));
    const lost: string[] = [];
    for (const path of pages) {
      const other = path === '/pricing' ? '/about-us' : '/pricing';
      if (!(await isRestored(caching, `${url}${path}`, `${url}${other}`))) lost.push(path);
    }
    record.all('pages restored from the back/forward cache', pages.length, lost);
  });
