import type { Browser, Page } from 'playwright';
import { brotliBytes } from '../../lib/bundle-size.ts';
import type { CaseContext } from '../../lib/cases/recorder.ts';
import { withPage } from '../../lib/chromium.ts';
import { layoutShiftOf } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

export const title = 'Fonts and images';

/** Milliseconds by which the font is late, and until the page is painted with it. */
const LATE_MS = 1_000;
/** Milliseconds in which a parsed page is painted completely. */
const PAINTED_MS = 500;

/** A phone and a desktop, as in Lighthouse. */
const screens = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
] as const;

const readMedia = (page: Page) =>
  page.evaluate(() => {
    const fonts = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style);
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const uses = [...document.querySelectorAll('main svg use[href^="/"]')];
    const hasSize = (element: Element) => {
      const { aspectRatio, inlineSize, blockSize } = getComputedStyle(element);
      return aspectRatio !== 'auto' || (inlineSize !== 'auto' && blockSize !== 'auto');
    };
    const images = [...document.querySelectorAll('main svg, main img, main video')];
    const isVariable = fonts.some((font) => /^\d+ \d+$/.test(font.getPropertyValue('font-weight')));
    const hasFallback = fonts.some((font) => font.getPropertyValue('size-adjust').endsWith('%'));
    return {
      preloaded: [...preloads].map(({ href }) => href),
      drawings: uses.map((use) => (use.getAttribute('href') ?? '').split('#')[0] ?? ''),
      isComplete:
        preloads.length === 1 && isVariable && hasFallback && images.every((one) => hasSize(one)),
    };
  });

const lateFontShift = (browser: Browser, url: string, viewport: (typeof screens)[number]) =>
  withPage(browser, { viewport }, async (page) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForTimeout(LATE_MS);
      await route.continue();
    });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(PAINTED_MS);
    return layoutShiftOf(page);
  });

export const run = (context: CaseContext): Promise<void> =>
  withPublicSite(context, async ({ url, pages, browser, record }) => {
    const page = await browser.newPage();
    const media = new Map<string, Awaited<ReturnType<typeof readMedia>>>();
    const shifts: { shift: number; where: string }[] = [];
    for (const path of pages) {
      await page.goto(`${url}${path}`);
      media.set(path, await readMedia(page));
      // The fallback is this machine's own: it has to be one of those that were measured.
      for (const viewport of screens) {
        const shift = await lateFontShift(browser, `${url}${path}`, viewport);
        shifts.push({ shift, where: `${path} at ${viewport.width} px` });
      }
    }
    const all = [...media.values()];
    const incomplete = pages.filter((path) => !media.get(path)?.isComplete);
    const what = 'pages with one preloaded variable font, a metric-matched fallback, image sizes';
    record.all(what, pages.length, incomplete);
    const [worst] = shifts.toSorted((one, other) => other.shift - one.shift);
    const name = `largest layout shift with a font that is ${LATE_MS} ms late, ${worst?.where}`;
    // Lighthouse's limit for the whole page (P5).
    record.atMost(name, worst?.shift ?? Number.NaN, 0.005, { digits: 4 });
    const read = async (href: string) =>
      Buffer.from(await (await fetch(new URL(href, url))).arrayBuffer());
    const fonts = new Set(all.flatMap(({ preloaded }) => preloaded));
    record.equal('preloaded font files', fonts.size, 1);
    for (const font of fonts) {
      record.atMost(new URL(font).pathname, (await read(font)).length, 35_000, { unit: 'B' });
    }
    const drawings = new Set(all.flatMap((one) => one.drawings));
    if (drawings.size === 0) throw new Error('No page contains a drawing.');
    for (const drawing of drawings) {
      record.atMost(drawing, brotliBytes(await read(drawing)), 60_000, { unit: 'B br' });
    }
  });
