/** A piece of text as it is painted. */
export interface TextBox {
  readonly element: Element;
  /** The line boxes that are visible. */
  readonly parts: readonly DOMRect[];
  /** What cuts a part of it off and cannot be scrolled; null if nothing does. */
  readonly cutBy: Element | null;
  /** Whether three dots say that it is cut off. */
  readonly hasEllipsis: boolean;
  readonly layer: Element | null;
  /** The box that is seen around it, which it sticks out of; null if it does not. */
  readonly leaves: Element | null;
  /** Finds its words that have room on the screen, and are broken. */
  readonly brokenWords: () => readonly string[];
}

declare global {
  interface Window {
    /** All text that is seen; of elements whose text matches a pattern, if there is one. */
    readTexts: (pattern?: RegExp) => TextBox[];
  }
}

/** Initial script that sets `window.readTexts`, after that of `window.pageReader`. */
export function installTextReader(): void {
  /** What is seen as a box: it has edges at its sides, or a ground of its own. */
  const frameOf = (element: Element): Element | null => {
    const { contrast } = window.pageReader;
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { display, borderLeftWidth, borderRightWidth, backgroundColor } = getComputedStyle(up);
      const hasEdges = borderLeftWidth !== '0px' && borderRightWidth !== '0px';
      const isBox = hasEdges || contrast(backgroundColor, 'CanvasText') !== null;
      if (!['inline', 'contents'].includes(display) && isBox) return up;
    }
    return null;
  };

  /** Plain words only: addresses, names of users and of files may break anywhere. */
  const brokenWordsIn = (node: Text): string[] => {
    const range = document.createRange();
    const word = /(?<![\p{L}\p{N}@._:'"/\\-])\p{L}\p{Ll}+(?![\p{L}\p{N}@._:'"/\\-])/gu;
    return [...node.data.matchAll(word)].flatMap(({ 0: text, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(parts.map(({ top }) => Math.round(top / 4))).size;
      const length = parts.reduce((sum, { width }) => sum + width, 0);
      return lines > 1 && length < window.innerWidth * 0.4 ? [text] : [];
    });
  };

  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  /** @param slack pixels above and below that have no ink. */
  const isCutBy = (clipper: Element, lines: readonly DOMRect[], slack: number) => {
    const { overflowX, overflowY } = getComputedStyle(clipper);
    const box = clipper.getBoundingClientRect();
    return lines.some(
      ({ left, right, top, bottom }) =>
        (cuts(overflowX) && (left < box.left - 1.5 || right > box.right + 1.5)) ||
        (cuts(overflowY) && (top < box.top - slack || bottom > box.bottom + slack)),
    );
  };
  const hasDots = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };

  const textBox = (node: Text): TextBox[] => {
    const { isVisible, clippersOf, visibleParts, layerOf } = window.pageReader;
    const element = node.parentElement;
    if (!element || node.data.trim() === '' || !isVisible(element)) return [];
    // The labels of a chart are read; those of a map belong to the drawing.
    if (element.closest('script, style, noscript, option, svg:not(figure[aria-labelledby] svg)'))
      return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    const slack = Number.parseFloat(getComputedStyle(element).fontSize) * 0.2;
    const cutters = clippersOf(element).filter((clipper) => isCutBy(clipper, lines, slack));
    const parts = visibleParts(element, lines);
    const frame = frameOf(element);
    const box = frame?.getBoundingClientRect();
    const leaves =
      box && parts.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    return [
      {
        ...{ element, parts, layer: layerOf(element), brokenWords: () => brokenWordsIn(node) },
        cutBy: cutters[0] ?? null,
        hasEllipsis: cutters.some(hasDots),
        leaves: leaves ? frame : null,
      },
    ];
  };

  window.readTexts = (pattern = /(?:)/) => {
    const walker = document.createTreeWalker(window.pageReader.root(), NodeFilter.SHOW_TEXT);
    const boxes: TextBox[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const isWanted = pattern.test(currentNode.parentElement?.textContent ?? '');
      if (isWanted && currentNode instanceof Text) boxes.push(...textBox(currentNode));
    }
    return boxes;
  };
}
