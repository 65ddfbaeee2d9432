import type { Page } from 'playwright';

/** Least contrast of what is not text (WCAG 1.4.11). */
const minContrast = 3;

/** Marks elements that are a filling only, such as a bar: forced colors may drop it. */
function markFillings(): void {
  const { seen, contrast, groundOf } = window.pageReader;
  for (const element of seen('*')) {
    if (element.childElementCount > 0 || element.textContent !== '' || element.closest('svg'))
      continue;
    const { backgroundColor } = getComputedStyle(element);
    const behind = groundOf(element.parentElement);
    if ((contrast(backgroundColor, behind) ?? 1) >= 1.3) element.setAttribute('data-filling', '');
  }
}

/** What cannot be seen where the user's colors replace those of the page. */
function lostMarks(minContrast: number): string[] {
  const { describe, seen, contrast, groundOf } = window.pageReader;
  const sides = ['Top', 'Bottom', 'Left', 'Right'] as const;
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const behind = groundOf(element.parentElement);
    return sides.some(
      (side) =>
        style[`border${side}Style`] !== 'none' &&
        style[`border${side}Width`] !== '0px' &&
        (contrast(style[`border${side}Color`], behind) ?? 0) >= minContrast,
    );
  };
  const field =
    'input:not([type="range"]), select, textarea, [role="checkbox"], [role="radio"], [role="switch"]';
  const bareFields = seen(field).filter((element) => !hasEdge(element));
  const bareButtons = seen('button').filter(
    (button) =>
      (button.textContent ?? '').trim() === '' &&
      !hasEdge(button) &&
      !button.querySelector('svg') &&
      getComputedStyle(button, '::before').borderTopWidth === '0px',
  );
  /** The better contrast of a shape's filling and line. */
  const inkOf = (shape: Element, behind: string) => {
    const { fill, stroke } = getComputedStyle(shape);
    return Math.max(contrast(fill, behind) ?? 0, contrast(stroke, behind) ?? 0);
  };
  const shape = 'path, rect, circle, line, polyline, polygon, ellipse';
  const paleDrawings = seen('svg').filter((drawing) => {
    const behind = groundOf(drawing);
    const inks = [...drawing.querySelectorAll(shape)].map((part) => inkOf(part, behind));
    return inks.length > 0 && Math.max(...inks) < minContrast;
  });
  const paleLabels = seen('figure svg text').filter(
    (label) => inkOf(label, groundOf(label.closest('svg'))) < minContrast,
  );
  const lostFillings = seen('[data-filling]').filter((filling) => {
    const { backgroundColor } = getComputedStyle(filling);
    const preserved = contrast(backgroundColor, groundOf(filling.parentElement)) ?? 1;
    return preserved < 1.3 && !hasEdge(filling);
  });
  const found = (what: string, elements: readonly Element[]) =>
    elements.map((element) => `${what}: ${describe(element)}`);
  return [
    ...found('A field without an edge', bareFields),
    ...found('A button without edge, word or icon', bareButtons),
    ...found('A drawing that is not seen', paleDrawings),
    ...found('A label that is not seen', paleLabels),
    ...found('A filling that is lost', lostFillings),
  ];
}

/** Focuses what can be operated. @returns what does not show that it has the focus. */
function findInvisibleFocus(): string[] {
  const { describe, stops } = window.pageReader;
  const hasRing = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  // Newer than the types of the DOM.
  const visibly: FocusOptions & { focusVisible: boolean } = {
    preventScroll: true,
    focusVisible: true,
  };
  const isInvisible = (stop: HTMLElement) => {
    // What has the focus already would keep how it got it.
    stop.blur();
    stop.focus(visibly);
    // An invisible control over a drawing shows its ring around the drawing.
    const shown = [stop, stop.parentElement, stop.nextElementSibling];
    return document.activeElement === stop && !shown.some(hasRing);
  };
  return stops()
    .slice(0, 60)
    .filter(isInvisible)
    .map((stop) => `Without a focus ring: ${describe(stop)}`);
}

/** With the user's colors the edges of fields, icons, charts and the focus are seen. */
export async function forcedColors(page: Page): Promise<string[]> {
  await page.evaluate(markFillings);
  const problems: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found = [
      ...(await page.evaluate(lostMarks, minContrast)),
      ...(await page.evaluate(findInvisibleFocus)),
    ];
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
  return problems;
}
