/** A text of the pseudo-locale, which doubles each vowel: some 40 % longer, and readable. */
export const lengthen = (text: string): string =>
  text.replace(/[aeiouáéíóúü]/gi, (vowel) => `${vowel}${vowel.toLowerCase()}`);

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE;

const skipped = 'script, style, code, pre, textarea, option, body > [class^="sb-"]';

/** Whether a text is of a story, rather than of Storybook or of a page around the story. */
function isOfStory({ parentElement }: Text): boolean {
  if (!parentElement || parentElement.closest(skipped)) return false;
  return !parentElement.closest('#storybook-docs') || parentElement.closest('.docs-story') !== null;
}

/**
 * Makes every text of the stories on the page longer, and those that come later.
 * @returns a function that gives the texts back.
 */
export function startLongTexts(root: HTMLElement): () => void {
  const originals = new Map<Text, { readonly text: string; readonly long: string }>();

  function change(node: Text) {
    const { data } = node;
    // Its own change is reported to the observer as well.
    if (originals.get(node)?.long === data || !isOfStory(node)) return;
    const long = lengthen(data);
    if (long === data) return;
    originals.set(node, { text: data, long });
    node.data = long;
  }

  function changeAll(node: Node) {
    if (isText(node)) change(node);
    else for (const child of node.childNodes) changeAll(child);
  }

  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) changeAll(node);
  });
  changeAll(root);
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    observer.disconnect();
    for (const [node, { text, long }] of originals) if (node.data === long) node.data = text;
  };
}
