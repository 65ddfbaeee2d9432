import type { Page } from 'playwright';
import { resize } from './wait-until-still.ts';

/** A screen of 1280 × 1024 pixels at a zoom of 400 % (WCAG 1.4.10). */
const maxZoomed = { width: 320, height: 256 };
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 780 },
] as const;
/** The smallest window of each layout: `breakpoints` of `packages/ui`. */
const narrowest = [320, 768, 1024].map((width) => ({ width, height: 800 }));
/** Size of a browser's text in pixels. */
const usualText = 16;

/** Text spacing that users may set (WCAG 1.4.12). */
const widerSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** What leaves the page horizontally, and dialogs that are higher than the screen. */
function widthProblems(): string[] {
  const { describe, seen, visibleParts } = window.pageReader;
  const { clientWidth, scrollWidth } = document.documentElement;
  const sticksOut = (element: Element) =>
    visibleParts(element, [element.getBoundingClientRect()]).some(
      ({ left, right }) => right > clientWidth + 1 || left < -1,
    );
  const out = seen('*').filter((element) => !element.closest('svg *') && sticksOut(element));
  const innermost = out.filter((one) => !out.some((other) => one !== other && one.contains(other)));
  const high = seen('[role$="dialog"]').filter(
    (box) => box.getBoundingClientRect().bottom > window.innerHeight + 1,
  );
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []),
    ...innermost.map((element) => `Leaves the page: ${describe(element)}`),
    ...high.map((box) => `Is higher than the screen: ${describe(box)}`),
  ];
}

interface TextDemands {
  /** Selector of the texts whose words must not be broken. */
  readonly wordsOf: string;
  /** Whether drawings grow with the text. */
  readonly isScaled: boolean;
}

/** Text that is cut off, sticks out of its box, is broken, or shares its place with something else. */
function textProblems({ wordsOf, isScaled }: TextDemands): string[] {
  const { describe, seen, layerOf, visibleParts } = window.pageReader;
  // The labels of a chart keep their distances when only characters get further apart; its table has
  // their words as well.
  const texts = window.readTexts().filter(({ element }) => isScaled || !element.closest('svg'));
  const problems: string[] = [];
  for (const { element, cutBy, hasEllipsis, leaves, brokenWords } of texts) {
    if (cutBy && !hasEllipsis) problems.push(`Cut off by ${describe(cutBy)}: ${describe(element)}`);
    if (leaves) problems.push(`Sticks out of ${describe(leaves)}: ${describe(element)}`);
    if (!element.closest(wordsOf)) continue;
    for (const word of brokenWords()) problems.push(`Breaks «${word}»: ${describe(element)}`);
  }
  const isIcon = (drawing: Element) => drawing.getBoundingClientRect().width <= 48;
  const others = seen('svg, input, select, textarea').filter(
    (element) => !element.matches('svg') || isIcon(element),
  );
  const places = [
    ...texts.map(({ element, parts, layer }) => ({ element, parts, layer, isText: true })),
    ...others.map((element) => {
      const parts = visibleParts(element, [element.getBoundingClientRect()]);
      return { element, parts, layer: layerOf(element), isText: false };
    }),
  ];
  const overlaps = (first: DOMRect, second: DOMRect) => {
    const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
    const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
    return width > 2 && height > 0.3 * Math.min(first.height, second.height);
  };
  places.forEach((place, index) => {
    for (const other of place.isText ? places.slice(index + 1) : []) {
      if (place.layer !== other.layer || other.element.contains(place.element)) continue;
      if (place.parts.some((part) => other.parts.some((second) => overlaps(part, second)))) {
        problems.push(`Overlap of ${describe(place.element)} and ${describe(other.element)}`);
      }
    }
  });
  for (const field of seen(
    'input:not([type="checkbox"], [type="radio"], [type="range"]), select',
  )) {
    const fontSize = Number.parseFloat(getComputedStyle(field).fontSize);
    if (field.clientHeight < 1.1 * fontSize) problems.push(`Too low: ${describe(field)}`);
  }
  return [...new Set(problems)];
}

/** At 320 × 256 px nothing is wider than the page, and no dialog is higher than the screen. */
export async function reflow(page: Page): Promise<string[]> {
  await resize(page, maxZoomed);
  return page.evaluate(widthProblems);
}

async function unreadable(
  page: Page,
  demands: TextDemands,
  windows: ReadonlyArray<Readonly<{ width: number; height: number }>> = sizes,
): Promise<string[]> {
  const problems: string[] = [];
  for (const size of windows) {
    await resize(page, size);
    const found = [
      ...(await page.evaluate(widthProblems)),
      ...(await page.evaluate(textProblems, demands)),
    ];
    problems.push(...found.map((problem) => `${size.width} px: ${problem}`));
  }
  return problems;
}

/** Where a layout has the least space for its columns, all text is readable in full. */
export const leastSpace = (page: Page): Promise<string[]> =>
  unreadable(page, { wordsOf: '*', isScaled: true }, narrowest);

/** With a root font of 200 % (WCAG 1.4.4) all text is readable in full. */
export async function doubledText(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  // The setting of the browser, which media queries follow; a style of the root would not move them.
  const setSize = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  await setSize(2 * usualText);
  try {
    const problems = await unreadable(page, { wordsOf: '*', isScaled: true });
    const font = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    return font === `${2 * usualText}px` ? problems : [...problems, `The root font is ${font}.`];
  } finally {
    await setSize(usualText);
    await session.detach();
  }
}

/** With the text spacing of WCAG 1.4.12 all text is readable in full. */
export async function spacedText(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, widerSpacing);
  try {
    return await unreadable(page, { wordsOf: 'h1, h2, h3', isScaled: false });
  } finally {
    await page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
  }
}
