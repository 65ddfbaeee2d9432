/// <reference path="./subset-font.d.ts" />
// Subsets the text font to Spanish: `node build/spanish-font.ts`, in packages/ui.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The file that is committed. */
export const spanishFontFile = new URL(
  '../src/css/fonts/archivo-spanish-wght.woff2',
  import.meta.url,
);

/** Characters of Spanish text, numbers and quotations. */
const spanishCharacters: string = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n)),
  ...'áéíóúüñÁÉÍÓÚÜÑ¿¡«»“”‘’–—…·•°ªº×÷±²³€−′″©®™§',
  // Non-breaking and narrow spaces.
  ...'\u00a0\u2009\u202f',
].join('');

/** OpenType features that browsers apply by default, and tabular numerals. */
const preservedFeatures = [
  ...['rvrn', 'ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rlig', 'liga', 'clig', 'calt'],
  ...['tnum', 'pnum', 'lnum'],
];

/** Archivo with the letters of Spanish and all its weights, as WOFF2. */
export function subsetSpanishFont(): Promise<Uint8Array> {
  const latin = resolve('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2');
  return subsetFont(readFileSync(latin), spanishCharacters, {
    targetFormat: 'woff2',
    keepFeatures: preservedFeatures,
  });
}

if (import.meta.main) writeFileSync(spanishFontFile, await subsetSpanishFont());
