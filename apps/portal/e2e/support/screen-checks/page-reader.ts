/** Reads what users see of a page. It exists in the page. */
export interface PageReader {
  /** Names an element in a message. */
  describe: (element: Element) => string;
  /** The topmost dialog, or the page. */
  root: () => Element;
  isVisible: (element: Element) => boolean;
  /** The elements of a selector that are seen. */
  seen: (selector: string) => Element[];
  /** What has the focus in the order of the keyboard. */
  stops: () => HTMLElement[];
  /** What an element moves with while the page scrolls: one that sticks, or null for the page. */
  layerOf: (element: Element) => Element | null;
  /** The elements that clip an element, itself included. */
  clippersOf: (element: Element) => Element[];
  /** The parts of boxes of an element that nothing clips. */
  visibleParts: (element: Element, boxes: readonly DOMRect[]) => DOMRect[];
  /** Contrast of two colors as the browser writes them; null if one of them has no color. */
  contrast: (first: string, second: string) => number | null;
  /** The color behind an element. */
  groundOf: (element: Element | null) => string;
}

declare global {
  interface Window {
    pageReader: PageReader;
  }
}

/** Initial script that sets `window.pageReader`; uses nothing from outside of itself. */
export function installPageReader(): void {
  const opening = (element: Element) =>
    (element.cloneNode() as Element).outerHTML.replace(/<\/\w+>$/, '').slice(0, 110);
  const describe = (element: Element) => {
    const place = element.closest('[aria-label], [role], section, form, header, footer, main');
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 50);
    const within = place && place !== element ? ` in ${opening(place)}` : '';
    return `${opening(element)} «${text}»${within}`;
  };

  const root = () => {
    const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
    return dialogs.filter((dialog) => dialog.checkVisibility()).at(-1) ?? document.body;
  };

  /** For screen readers only: one pixel, or clipped to nothing. */
  const isVisuallyHidden = (element: Element): boolean => {
    const { clipPath, overflow } = getComputedStyle(element);
    if (clipPath.startsWith('inset(50%')) return true;
    if (overflow !== 'hidden') return false;
    const { width, height } = element.getBoundingClientRect();
    return width <= 2 && height <= 2;
  };
  /** Whether elements are visually hidden, or within one that is; filled by one check, whose page does not change. */
  const visuallyHidden = new Map<Element, boolean>();
  const isWithinVisuallyHidden = (element: Element): boolean => {
    const known = visuallyHidden.get(element);
    if (known !== undefined) return known;
    if (visuallyHidden.size === 0) queueMicrotask(() => visuallyHidden.clear());
    const { parentElement } = element;
    const isHidden =
      isVisuallyHidden(element) ||
      (parentElement !== null && isWithinVisuallyHidden(parentElement));
    visuallyHidden.set(element, isHidden);
    return isHidden;
  };
  const isVisible = (element: Element): boolean => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (isWithinVisuallyHidden(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0;
  };
  const seen = (selector: string) => [...root().querySelectorAll(selector)].filter(isVisible);

  const focusable =
    'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])';
  const stops = () =>
    [...root().querySelectorAll<HTMLElement>(focusable)].filter(
      (element) =>
        element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
    );

  const layerOf = (element: Element): Element | null => {
    for (let up: Element | null = element; up; up = up.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return up;
    }
    return null;
  };

  const clips = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    overflowX !== 'visible' || overflowY !== 'visible';
  const clippersOf = (element: Element): Element[] => {
    const own = getComputedStyle(element);
    const found = clips(own) ? [element] : [];
    let { position } = own;
    for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
      if (position === 'fixed') break;
      const style = getComputedStyle(up);
      // What is positioned is clipped by what it is positioned in, and by what is around that.
      if (position === 'absolute' && style.position === 'static') continue;
      if (clips(style)) found.push(up);
      position = style.position;
    }
    return found;
  };
  const visibleParts = (element: Element, boxes: readonly DOMRect[]) =>
    clippersOf(element).reduce<DOMRect[]>(
      (parts, clipper) => {
        const { overflowX, overflowY } = getComputedStyle(clipper);
        const box = clipper.getBoundingClientRect();
        return parts.flatMap((part) => {
          const [clipsX, clipsY] = [overflowX !== 'visible', overflowY !== 'visible'];
          const left = clipsX ? Math.max(part.left, box.left) : part.left;
          const right = clipsX ? Math.min(part.right, box.right) : part.right;
          const top = clipsY ? Math.max(part.top, box.top) : part.top;
          const bottom = clipsY ? Math.min(part.bottom, box.bottom) : part.bottom;
          const isLeft = right > left && bottom > top;
          return isLeft ? [new DOMRect(left, top, right - left, bottom - top)] : [];
        });
      },
      [...boxes],
    );

  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [1, 1];
  const painter = canvas.getContext('2d', { willReadFrequently: true });
  const paint = (color: string): number[] => {
    if (!painter || color === 'none' || color === '') return [0, 0, 0, 0];
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = color;
    painter.fillRect(0, 0, 1, 1);
    return [...painter.getImageData(0, 0, 1, 1).data].map((value) => value / 255);
  };
  /** Computed colors that were painted; a color of the system is another one in each scheme. */
  const painted = new Map<string, number[]>();
  /** Red, green, blue and opacity of a color, from 0 to 1. */
  const channelsOf = (color: string): number[] => {
    const channels = painted.get(color) ?? paint(color);
    if (color.includes('(')) painted.set(color, channels);
    return channels;
  };
  const luminanceOf = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = channelsOf(color).map((value) =>
      value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const isPainted = (color: string) => (channelsOf(color)[3] ?? 0) > 0.1;
  const contrast = (first: string, second: string) => {
    if (!isPainted(first) || !isPainted(second)) return null;
    const [light = 0, dark = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundOf = (element: Element | null) => {
    for (let up = element; up; up = up.parentElement) {
      const { backgroundColor } = getComputedStyle(up);
      if (isPainted(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.body).backgroundColor;
  };

  window.pageReader = {
    ...{ describe, root, isVisible, seen, stops, layerOf, clippersOf, visibleParts },
    ...{ contrast, groundOf },
  };
}
