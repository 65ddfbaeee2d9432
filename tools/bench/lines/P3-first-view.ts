import type { Browser, Page } from 'playwright';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { withPublicSite } from '../site/public-site.ts';

const HTML_LIMIT = 14_000;
const REQUEST_LIMIT = 3;
/** Milliseconds in which a page that has been read is painted whole. */
const PAINTED_MS = 500;

declare global {
  interface Window {
    /** What was painted largest so far: its element and its first words. */
    largestPart?: string;
  }
}

/** The document as it travels: its bytes, styles included, and what it waits for to be shown. */
async function travelled(url: string): Promise<{ bytes: number; blocking: number }> {
  const answer = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const [head = ''] = (await answer.text()).split('</head>');
  const scripts = head.matchAll(/<script\b(?![^>]*application\/)[^>]*>/g);
  const styles = head.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g);
  const waits = (tag: string) => !/type="module"|\sasync|\sdefer|\sdisabled/.test(tag);
  const blocking = [...scripts, ...styles].filter(([tag]) => waits(tag)).length;
  return { bytes: Number(answer.headers.get('content-length')), blocking };
}

function watchLargest(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element, url } = entry as LargestContentfulPaint;
      window.largestPart = `${element?.tagName} ${url || element?.textContent?.slice(0, 40)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Opens a page on a phone. @param arrives whether a request is answered; the others never are. */
async function onPhone<T>(
  browser: Browser,
  arrives: (isDocument: boolean) => boolean,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchLargest);
    await page.route('**/*', (route) =>
      arrives(route.request().isNavigationRequest()) ? route.continue() : undefined,
    );
    return await work(page);
  } finally {
    await context.close();
  }
}

/** The largest part of the whole page, and the requests that went to other sites. */
function wholeView(browser: Browser, url: string) {
  return onPhone(
    browser,
    () => true,
    async (page) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(url, { waitUntil: 'networkidle' });
      const foreign = asked.filter((address) => new URL(address).host !== new URL(url).host);
      const largest = await page.evaluate(() => window.largestPart);
      return { largest, requests: asked.length, foreign: foreign.length };
    },
  );
}

/** The largest part that is painted when nothing but the document has come. */
function documentAlone(browser: Browser, url: string) {
  return onPhone(
    browser,
    (isDocument) => isDocument,
    async (page) => {
      // On a busy machine the first paint may come before all of the document has been read.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => window.largestPart !== undefined);
      await page.waitForTimeout(PAINTED_MS);
      return page.evaluate(() => window.largestPart);
    },
  );
}

/** What a first visitor waits for before there is something to read (numbers P3). */
export const line: MeasuredLine = {
  id: 'P3',
  title: 'First view of each public page',
  run: (record, { signal, quick }) =>
    withPublicSite({ signal }, async ({ url, pages, browser }) => {
      for (const path of quick ? pages.slice(0, 3) : pages) {
        const { bytes, blocking } = await travelled(`${url}${path}`);
        const { largest, requests, foreign } = await wholeView(browser, `${url}${path}`);
        const alone = await documentAlone(browser, `${url}${path}`);
        // The document alone shows it, or it may have waited for everything.
        const needed = largest !== undefined && alone === largest ? 1 : requests;
        record({
          what: path,
          seen: `${bytes} B br with its styles; ${blocking} block; ${needed} of ${requests} requests before the largest part; ${foreign} elsewhere`,
          budget: `≤ ${HTML_LIMIT} B; 0; ≤ ${REQUEST_LIMIT}; 0`,
          holds:
            bytes > 0 &&
            bytes <= HTML_LIMIT &&
            blocking === 0 &&
            needed <= REQUEST_LIMIT &&
            foreign === 0,
        });
      }
      const { foreign } = await wholeView(browser, `${url}/auth`);
      record({
        what: '/auth, before its form has the focus',
        seen: `${foreign} requests elsewhere`,
        budget: '0',
        holds: foreign === 0,
      });
    }),
};
