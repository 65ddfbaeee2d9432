import type { Browser, Page } from 'playwright';
import { brotliBytes } from '../../lib/bundle-size.ts';
import type { BenchmarkCase } from '../../lib/cases/case.ts';
import { layoutShiftOf, withPage } from '../site/page-loading.ts';
import { withPublicSite } from '../site/public-site.ts';

const FONT_LIMIT = 35_000;
const HERO_LIMIT = 60_000;
/** Lighthouse's limit for the whole page (P5). */
const SHIFT_LIMIT = 0.005;
/** Milliseconds by which the font is late, and until the page is painted with it. */
const LATE_MS = 1_000;
const PAINTED_MS = 500;

/** A phone and a desktop, as in Lighthouse. */
const screens = [
  { width: 412, height: 823 },
  { width: 1350, height: 940 },
] as const;

/** Reads the fonts and images of a page. */
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

/** The layout shift of a page whose font arrives late. */
const lateFontShift = (browser: Browser, url: string, viewport: (typeof screens)[number]) =>
  withPage(browser, { viewport }, async (page) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(PAINTED_MS);
    return layoutShiftOf(page);
  });

export const bench: BenchmarkCase = {
  id: 'P14',
  title: 'Fonts and images',
  run: (context) =>
    withPublicSite(context, async ({ url, pages: all, browser }) => {
      const { record, quick } = context;
      const pages = quick ? all.slice(0, 3) : all;
      const page = await browser.newPage();
      const fonts = new Set<string>();
      const drawings = new Set<string>();
      const incomplete: string[] = [];
      for (const path of pages) {
        await page.goto(`${url}${path}`);
        const media = await readMedia(page);
        for (const font of media.preloaded) fonts.add(font);
        for (const drawing of media.drawings) drawings.add(drawing);
        if (!media.isComplete) incomplete.push(path);
      }
      const what = 'pages with one preloaded variable font, a metric-matched fallback, image sizes';
      record.all(what, pages.length, incomplete);
      // The fallback is this machine's own: it has to be one of those that were measured.
      const shifts: { shift: number; where: string }[] = [];
      for (const viewport of screens) {
        for (const path of pages) {
          const shift = await lateFontShift(browser, `${url}${path}`, viewport);
          shifts.push({ shift, where: `${path} at ${viewport.width} px` });
        }
      }
      const [worst] = shifts.toSorted((one, other) => other.shift - one.shift);
      const name = `largest layout shift with a font that is ${LATE_MS} ms late, ${worst?.where}`;
      record.atMost(name, worst?.shift ?? Number.NaN, SHIFT_LIMIT, { digits: 4 });
      record.equal('preloaded font files', fonts.size, 1);
      const read = async (address: string) =>
        Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
      for (const font of fonts) {
        const { length } = await read(font);
        record.atMost(new URL(font).pathname, length, FONT_LIMIT, { unit: 'B' });
      }
      for (const drawing of drawings) {
        const bytes = brotliBytes(await read(drawing));
        record.atMost(drawing, bytes, HERO_LIMIT, { unit: 'B br' });
      }
      if (drawings.size === 0) throw new Error('No page contains a drawing.');
    }),
};
