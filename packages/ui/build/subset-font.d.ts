declare module 'subset-font' {
  /** @returns the font with the letters of `text` alone. */
  function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2'; keepFeatures: string[] },
  ): Promise<Uint8Array>;
  export = subsetFont;
}
