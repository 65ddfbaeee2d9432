/** Form fields, whose value is text. */
const field =
  'select, textarea, input:not([type=hidden], [type=range], [type=color], [type=checkbox], [type=radio])';

/** Whether an element shows text of its own: in a text node, or as the value of a form field. */
function hasOwnText(element: Element): boolean {
  if (element.matches(field)) return true;
  const isText = ({ nodeType, nodeValue }: Node) =>
    nodeType === Node.TEXT_NODE && Boolean(nodeValue?.trim());
  return [...element.childNodes].some(isText);
}

/** Large text may have less contrast: 24 px, or 18.66 px in bold (WCAG 1.4.3). */
function isLarge({ fontSize, fontWeight }: CSSStyleDeclaration): boolean {
  const pixels = Number.parseFloat(fontSize);
  return pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700);
}

/** What distinguishes a link from the text around it, whose color comes first; empty elsewhere. */
function describeLink(element: Element): string {
  const link = element.closest('a');
  let around = link?.parentElement ?? null;
  while (around && !hasOwnText(around)) around = around.parentElement;
  if (!link || !around) return '';
  const { textDecorationLine, borderBottomStyle, fontWeight } = getComputedStyle(link);
  return `${getComputedStyle(around).color} ${textDecorationLine} ${borderBottomStyle} ${fontWeight}`;
}

/** Whether an element is visually hidden: one pixel wide, or above the page until it has the focus. */
function isOutOfSight(element: Element): boolean {
  const { width, bottom } = element.getBoundingClientRect();
  return width <= 1 || bottom + window.scrollY <= 0;
}

/** Whether axe does not check the text of an element: it is hidden, or its control is disabled. */
const isLeftOut = (element: Element): boolean =>
  element.closest('option, :disabled, [aria-disabled="true"], [inert]') !== null ||
  isOutOfSight(element) ||
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true });

/** Describes the backgrounds behind elements; the description of each element is cached. */
function createBackdrops(): (element: Element | null) => string {
  const known = new Map<Element, string>();
  const describe = (element: Element | null): string => {
    if (element === null) return '';
    const found = known.get(element);
    if (found !== undefined) return found;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const around = describe(element.parentElement);
    const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
    // Most elements have no background of their own: the one of their parent shows.
    const backdrop = own === 'rgba(0, 0, 0, 0) none 1' ? around : `${own} on ${around}`;
    known.set(element, backdrop);
    return backdrop;
  };
  return describe;
}

/**
 * Lists the elements with text below a root that axe checks, each with all that decides whether its
 * colors pass: its color, whether it is large, its backgrounds, and how a link differs from the text around it.
 */
export function listColors(root: Element): Map<Element, string> {
  const backdropOf = createBackdrops();
  const found = new Map<Element, string>();
  for (const element of root.querySelectorAll('*')) {
    if (!hasOwnText(element) || isLeftOut(element)) continue;
    const style = getComputedStyle(element);
    const own = [style.color, style.textShadow, isLarge(style), describeLink(element)];
    found.set(element, `${own.join(' ')} on ${backdropOf(element)}`);
  }
  return found;
}

/**
 * The colors that axe has checked, per theme. Most stories have the colors of others, and axe takes a
 * tenth of a second: it needs to see each set of them once.
 */
export class CheckedColors {
  readonly #checked = new Map<string, Set<string>>();

  #of(theme: string): Set<string> {
    const checked = this.#checked.get(theme) ?? new Set();
    this.#checked.set(theme, checked);
    return checked;
  }

  /** Whether some colors have not been checked yet. */
  hasNew(theme: string, colors: ReadonlyMap<Element, string>): boolean {
    const checked = this.#of(theme);
    return [...colors.values()].some((color) => !checked.has(color));
  }

  /** @param elements those of which axe knows whether they pass; another story may have what it does not. */
  add(
    theme: string,
    colors: ReadonlyMap<Element, string>,
    elements: readonly (Element | undefined)[],
  ): void {
    const checked = this.#of(theme);
    for (const element of elements) {
      const color = element && colors.get(element);
      if (color !== undefined) checked.add(color);
    }
  }
}
