import type { Browser, Page } from 'playwright';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withPage } from '../../lib/chromium.ts';
import { waitUntil } from '../../lib/wait.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'First view of each public page';

const HTML_LIMIT = 14_000;
const REQUEST_LIMIT = 3;
/** Milliseconds in which a parsed page is painted completely. */
const PAINTED_MS = 500;

/** The transferred document: its bytes, styles included, and its render-blocking resources. */
async function measureDocument(url: string) {
  const response = await fetch(url, { headers: { accept: 'text/html', 'accept-encoding': 'br' } });
  const [head = ''] = (await response.text()).split('</head>');
  const tags = head.match(
    /<script\b(?![^>]*application\/)[^>]*>|<link\b[^>]*rel="stylesheet"[^>]*>/g,
  );
  const blocks = (tag: string) => !/type="module"|\sasync|\sdefer|\sdisabled/.test(tag);
  const bytes = Number(response.headers.get('content-length'));
  return { bytes, blocking: (tags ?? []).filter(blocks).length };
}

/** The largest contentful paint so far: its element and its first words. */
const largestPaintOf = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
    const largest = observer.takeRecords().at(-1) as LargestContentfulPaint | undefined;
    const { element, url } = largest ?? {};
    return largest && `${element?.tagName} ${url || element?.textContent?.slice(0, 40)}`;
  });

const onPhone = <T>(browser: Browser, work: (page: Page) => Promise<T>) =>
  withPage(browser, { viewport: { width: 360, height: 740 } }, work);

/** The largest paint of the complete page, and its third-party requests. */
const completeView = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(url, { waitUntil: 'networkidle' });
    const foreign = urls.filter((one) => new URL(one).host !== new URL(url).host).length;
    return { largest: await largestPaintOf(page), requests: urls.length, foreign };
  });

/** The largest paint when nothing but the document has been loaded. */
const documentView = (browser: Browser, url: string) =>
  onPhone(browser, async (page) => {
    await page.route('**/*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : undefined,
    );
    // On a busy machine the first paint may come before the whole document is parsed.
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await waitUntil(async () => (await largestPaintOf(page)) !== undefined, 'The first paint');
    await page.waitForTimeout(PAINTED_MS);
    return largestPaintOf(page);
  });

export const run = (context: CaseContext): Promise<void> =>
  withPublicSite(context, async ({ url, pages, browser, record }) => {
    for (const path of pages) {
      const { bytes, blocking } = await measureDocument(`${url}${path}`);
      const { largest, requests, foreign } = await completeView(browser, `${url}${path}`);
      const alone = await documentView(browser, `${url}${path}`);
      // Either the document alone shows it, or it may have waited for everything.
      const needed = largest !== undefined && alone === largest ? 1 : requests;
      const isSmall = bytes > 0 && bytes <= HTML_LIMIT;
      record.check(
        path,
        `${bytes} B br with its styles; ${blocking} render-blocking; ${needed} of ${requests} requests before the largest paint; ${foreign} third-party`,
        `≤ ${HTML_LIMIT} B; 0; ≤ ${REQUEST_LIMIT}; 0`,
        isSmall && needed <= REQUEST_LIMIT && blocking + foreign === 0,
      );
    }
    const { foreign } = await completeView(browser, `${url}/auth`);
    record.equal('/auth, third-party requests before its form has the focus', foreign, 0);
  });
