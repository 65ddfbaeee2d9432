/** `beforeEach` of a story whose root font size is larger than usual. */
export const inTextOf = (fontSize: string) => () => {
  document.documentElement.style.fontSize = fontSize;
  return () => {
    document.documentElement.style.fontSize = '';
  };
};

/** Parts of a story with text of 200 % on a screen of 320 px: the same ratio on a phone of 360 px. */
export const largeText = {
  globals: { viewport: { value: 'w360' } },
  parameters: { screenshots: { disable: true } },
  beforeEach: inTextOf('225%'),
} as const;

/** Number of lines of the text of an element. */
export async function lineCount(element: Element): Promise<number> {
  // The fallback font is narrower.
  await document.fonts.ready;
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}
