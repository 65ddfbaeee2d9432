import type { Page } from 'playwright';
import type { MeasuredLine } from '../../lib/lines/line.ts';
import { brotliBytes } from '../site/brotli.ts';
import { screens, shiftOfLateLetters } from '../site/late-letters.ts';
import { withPublicSite } from '../site/public-site.ts';

const FONT_LIMIT = 35_000;
const HERO_LIMIT = 60_000;
/** What Lighthouse allows a page altogether (numbers P5). */
const SHIFT_LIMIT = 0.005;

/** What a page says of its faces and pictures. */
interface Look {
  readonly preloaded: readonly string[];
  /** Families with weights from … to, and whether a measured fallback is there. */
  readonly variable: boolean;
  readonly fallback: boolean;
  /** Drawings that the page takes from other files. */
  readonly drawings: readonly string[];
  /** Pictures whose room is not known before they come. */
  readonly unsized: number;
}

function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style);
    const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
    const uses = [...document.querySelectorAll('main svg use[href^="/"]')];
    const hasRoom = (element: Element) => {
      const { aspectRatio, inlineSize, blockSize } = getComputedStyle(element);
      return aspectRatio !== 'auto' || (inlineSize !== 'auto' && blockSize !== 'auto');
    };
    const pictures = [...document.querySelectorAll('main svg, main img, main video')];
    return {
      preloaded: [...preloads].map(({ href }) => href),
      variable: faces.some((face) => /^\d+ \d+$/.test(face.getPropertyValue('font-weight'))),
      fallback: faces.some((face) => face.getPropertyValue('size-adjust').endsWith('%')),
      drawings: uses.map((use) => (use.getAttribute('href') ?? '').split('#')[0] ?? ''),
      unsized: pictures.filter((element) => !hasRoom(element)).length,
    };
  });
}

/** Faces and pictures of the public pages (numbers P14). */
export const line: MeasuredLine = {
  id: 'P14',
  title: 'Fonts and pictures',
  run: (record, { signal }) =>
    withPublicSite({ signal }, async ({ url, pages, browser }) => {
      const page = await browser.newPage();
      const bytesOf = async (address: string) =>
        Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
      const fonts = new Set<string>();
      const drawings = new Set<string>();
      const wanting: string[] = [];
      for (const path of pages) {
        await page.goto(`${url}${path}`);
        const look = await lookAt(page);
        for (const font of look.preloaded) fonts.add(font);
        for (const drawing of look.drawings) drawings.add(drawing);
        const sound = look.preloaded.length === 1 && look.variable && look.fallback;
        if (!sound || look.unsized > 0) wanting.push(path);
      }
      record({
        what: 'pages that preload one variable face, have a measured fallback and give sizes',
        seen: `${pages.length - wanting.length} of ${pages.length} ${wanting.join(' ')}`.trim(),
        budget: 'all',
        holds: wanting.length === 0,
      });
      // The fallback is this machine's own: here it has to be one of those that were measured.
      const shifts: { value: number; where: string }[] = [];
      for (const viewport of screens) {
        for (const path of pages) {
          const value = await shiftOfLateLetters(browser, { address: `${url}${path}`, viewport });
          shifts.push({ value, where: `${path} at ${viewport.width} px` });
        }
      }
      const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
      record({
        what: 'layout shift of a page whose letters come a second late, at most',
        seen: worst ? `${worst.value.toFixed(4)} (${worst.where})` : 'no page',
        budget: `≤ ${SHIFT_LIMIT}`,
        holds: worst !== undefined && worst.value <= SHIFT_LIMIT,
      });
      for (const font of fonts) {
        const { length } = await bytesOf(font);
        record({
          what: new URL(font).pathname,
          seen: `${length} B`,
          budget: `≤ ${FONT_LIMIT} B, one file`,
          holds: length <= FONT_LIMIT && fonts.size === 1,
        });
      }
      for (const drawing of drawings) {
        const bytes = brotliBytes(await bytesOf(drawing));
        const holds = bytes <= HERO_LIMIT;
        record({ what: drawing, seen: `${bytes} B br`, budget: `≤ ${HERO_LIMIT} B`, holds });
      }
      if (drawings.size === 0) throw new Error('No page shows a drawing.');
    }),
};
