import type { Page } from 'playwright';
import type { ScreenKind } from '../screen-kinds.ts';
import { waitUntilStill } from './wait-until-still.ts';

/** A sheet of A4 within the margins of one centimetre that browsers leave, at 96 dots an inch. */
export const sheet = { width: 718, height: 1047 };
/** Ink on white paper: backgrounds are not printed. */
const minContrast = 4.5;

/** What is wrong on paper. */
function paperProblems(minContrast: number): string[] {
  const { describe, isVisible, contrast } = window.pageReader;
  const seen = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const frame = seen('nav, aside, footer, button:not([role])');
  const repeated = seen('*').filter((element) => getComputedStyle(element).position === 'fixed');
  const dialog = document.querySelector('[aria-modal="true"]');
  const behind = dialog ? seen('h1, main p').filter((element) => !dialog.contains(element)) : [];
  const boxes = window.readTexts();
  const { clientWidth, scrollWidth } = document.documentElement;
  const isWide = ({ left, right }: DOMRect) => right > clientWidth + 1 || left < -1;
  const inkOf = (element: Element) => contrast(getComputedStyle(element).color, '#fff') ?? 0;
  const found = (what: string, elements: readonly Element[]) =>
    elements.map((element) => `${what}: ${describe(element)}`);
  const of = (wrong: typeof boxes) => wrong.map(({ element }) => element);
  const isHeading = (element: Element) => element.closest('h1, h2, h3, h4') !== null;
  const isBare = (section: Element) => {
    const texts = of(boxes).filter((element) => section.contains(element));
    return texts.length > 0 && texts.every(isHeading);
  };
  return [
    ...(scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide.`] : []),
    ...found('Has no use on paper', frame),
    ...found('Is on every sheet', repeated),
    ...found('Has a heading only', seen('section').filter(isBare)),
    ...found('Is behind the dialog', behind),
    ...found('Is cut off', of(boxes.filter(({ cutBy }) => cutBy))),
    ...found('Is beyond the paper', of(boxes.filter(({ parts }) => parts.some(isWide)))),
    ...found('Is too pale', of(boxes.filter(({ element }) => inkOf(element) < minContrast))),
  ];
}

/** Rows of a report on paper, against the count under the rows on the screen. */
function missingRows(): string[] {
  const status = [...document.querySelectorAll('main [role="status"]')].map(
    (one) => one.textContent ?? '',
  );
  if (document.querySelector('[aria-modal="true"]')) return [];
  const shown = status.map((text) => /^Mostrando ([\d.]+) registro/.exec(text)?.[1]).find(Boolean);
  if (shown === undefined) return [];
  const rows = document.querySelectorAll('main table[aria-rowcount] tbody tr').length;
  const count = Number(shown.replaceAll('.', ''));
  const problems = rows === count ? [] : [`${rows} of ${count} rows are printed.`];
  const isWhole = !status.some((text) => text.includes('hay más'));
  const texts = window
    .readTexts(/^Mostrando |hay más/)
    .map(({ element }) => element.textContent ?? '');
  const isCounted = texts.some((text) => text.startsWith('Mostrando '));
  const isAdvised = isWhole || texts.some((text) => /hay más\. Exporte el reporte/.test(text));
  return [
    ...problems,
    ...(isCounted ? [] : ['Nothing says how many rows there are.']),
    ...(isAdvised ? [] : ['Nothing says that there are more rows.']),
  ];
}

/** The content of an area changes: its pages say when they were printed. */
function isUndated(): string[] {
  if (document.querySelector('[aria-modal="true"]')) return [];
  const isDated = window.readTexts(/Impreso el \d/).length > 0;
  return isDated ? [] : ['Nothing says when it was printed.'];
}

/** On paper: the frame is gone, tables are whole, all text is readable ink, and records have a date. */
export async function paper(page: Page, { seenBy }: ScreenKind): Promise<string[]> {
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  // What follows the size of the sheet is rendered in a later frame.
  await waitUntilStill(page);
  const problems = [
    ...(await page.evaluate(paperProblems, minContrast)),
    ...(await page.evaluate(missingRows)),
    ...(seenBy === 'visitor' ? [] : await page.evaluate(isUndated)),
  ];
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null, colorScheme: null });
  return problems;
}
