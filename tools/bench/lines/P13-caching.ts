import { type Browser, chromium } from 'playwright';
import { ensureChromium } from '../../lib/chromium.ts';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { withPublicSite } from '../site/public-site.ts';

const REPEAT_LIMIT = 5_000;

/** Addresses of every file of the build that the pages name. */
async function assetsOf(url: string, pages: readonly string[]): Promise<Set<string>> {
  const assets = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })).text();
    for (const [asset] of html.matchAll(/\/assets\/[\w.-]+/g)) assets.add(asset);
  }
  return assets;
}

/** What is wrong with how a file of the build is served. */
async function faultOf(url: string, asset: string): Promise<string | null> {
  const { headers } = await fetch(`${url}${asset}`, { headers: { 'accept-encoding': 'br' } });
  if (headers.get('cache-control') !== 'public, max-age=31536000, immutable')
    return 'not immutable';
  const textual = /\.(js|css|svg)$/.test(asset) && Number(headers.get('content-length')) > 512;
  return textual && headers.get('content-encoding') !== 'br' ? 'not compressed' : null;
}

/** Bytes that a second visit takes over the network, headers included. */
async function repeatView(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
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
    await visit();
    return await visit();
  } finally {
    await context.close();
  }
}

/** Whether the browser keeps the page as it is while another one is looked at. */
async function comesBack(browser: Browser, url: string, other: string): Promise<boolean> {
  const page = await browser.newPage();
  try {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        if (persisted) document.documentElement.dataset.kept = 'true';
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(other, { waitUntil: 'networkidle' });
    // A page that was kept is not loaded again, so its load is not to be waited for.
    await page.goBack({ waitUntil: 'commit' });
    return await page.evaluate(() => document.documentElement.dataset.kept === 'true');
  } finally {
    await page.close();
  }
}

/** What is kept by the browser and what never is (numbers P13). */
export const line: MeasuredLine = {
  id: 'P13',
  title: 'Caching',
  run: (record, { signal, quick }) =>
    withPublicSite({ signal }, async ({ url, pages, browser }) => {
      const assets = await assetsOf(url, pages);
      const faults: string[] = [];
      for (const asset of assets) {
        const fault = await faultOf(url, asset);
        if (fault) faults.push(`${asset} ${fault}`);
      }
      record({
        what: 'files of the build, immutable and precompressed',
        seen: `${assets.size - faults.length} of ${assets.size} ${faults.join(', ')}`.trim(),
        budget: 'all',
        holds: assets.size > 10 && faults.length === 0,
      });
      const { headers } = await fetch(`${url}/api/auth/validate_token`);
      const told = headers.get('cache-control') ?? 'nothing';
      record({ what: 'private JSON', seen: told, budget: 'no-store', holds: told === 'no-store' });
      const visited = quick ? pages.slice(0, 3) : pages;
      for (const path of visited) {
        const bytes = await repeatView(browser, `${url}${path}`);
        record({
          what: `${path}, seen again`,
          seen: `${bytes} B`,
          budget: `≤ ${REPEAT_LIMIT} B`,
          holds: bytes > 0 && bytes <= REPEAT_LIMIT,
        });
      }
      // Playwright switches the browser's own back and forward cache off.
      const keeping = await chromium.launch({
        executablePath: ensureChromium(),
        args: ['--no-sandbox', '--disable-background-networking'],
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const lost: string[] = [];
        for (const path of visited) {
          const other = path === '/pricing' ? '/about-us' : '/pricing';
          if (!(await comesBack(keeping, `${url}${path}`, `${url}${other}`))) lost.push(path);
        }
        record({
          what: 'pages that come back from the back and forward cache',
          seen: `${visited.length - lost.length} of ${visited.length} ${lost.join(' ')}`.trim(),
          budget: 'all',
          holds: lost.length === 0,
        });
      } finally {
        await keeping.close();
      }
    }),
};
