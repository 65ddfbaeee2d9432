import archivoRanges from '@fontsource-variable/archivo/unicode.json' with { type: 'json' };
import { globalFontFace } from '@vanilla-extract/css';

const woff2 = (file: string): string => `url("${file}") format("woff2")`;
const local = (...names: string[]): string => names.map((name) => `local("${name}")`).join(', ');

const archivoFont = {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: '100 900',
} as const;

// A browser tries the last one first: most pages fetch only the characters of Spanish. A name with
// another letter, such as «ç», fetches the rest (`build/spanish-font.ts`).
globalFontFace('Archivo Variable', [
  {
    ...archivoFont,
    src: woff2('@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'),
    unicodeRange: archivoRanges.latin,
  },
  { ...archivoFont, src: woff2('./fonts/archivo-spanish-wght.woff2') },
]);

// Codes and coordinates only, so one weight is enough.
globalFontFace('IBM Plex Mono', {
  fontStyle: 'normal',
  fontDisplay: 'swap',
  fontWeight: 500,
  src: woff2('@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-500-normal.woff2'),
});

/** Font metrics of Archivo, in percent of the font size. */
const archivo = { ascent: 87.8, descent: 21 };

/** A system font as a fallback. */
interface FallbackFont {
  names: readonly string[];
  /**
   * Width of Spanish body text in Archivo (weight 400, or 660) as a percentage of its width in this
   * font.
   */
  width: number;
}

const adjustedFont = (fontWeight: string, { names, width }: FallbackFont) => {
  const percent = (share: number) => `${share.toFixed(2)}%`;
  return {
    fontWeight,
    src: local(...names),
    sizeAdjust: percent(width),
    ascentOverride: percent((100 * archivo.ascent) / width),
    descentOverride: percent((100 * archivo.descent) / width),
    lineGapOverride: '0%',
  };
};

/**
 * Defines a fallback font with the width and height of Archivo, so that loading Archivo shifts no
 * layout.
 */
const defineFallback = (family: string, regular: FallbackFont, bold: FallbackFont): void =>
  globalFontFace(family, [adjustedFont('100 590', regular), adjustedFont('600 900', bold)]);

// Windows and Apple's, and Linux where its makers care for widths.
defineFallback(
  'Archivo Fallback',
  { names: ['Arial', 'Liberation Sans', 'Helvetica Neue'], width: 98.63 },
  { names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Neue Bold'], width: 97.5 },
);
// Android.
defineFallback(
  'Archivo Fallback Roboto',
  { names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], width: 98.9 },
  { names: ['Roboto Bold', 'Roboto-Bold'], width: 103.32 },
);
// Other Linux.
defineFallback(
  'Archivo Fallback DejaVu',
  { names: ['DejaVu Sans'], width: 86.8 },
  { names: ['DejaVu Sans Bold'], width: 81.54 },
);
