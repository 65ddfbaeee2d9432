import { createRequire } from 'node:module';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

const { resolve } = createRequire(import.meta.url);

// The fonts of the site and none of the machine, so that every build renders the same pixels.
const font: NonNullable<ResvgRenderOptions['font']> = {
  loadSystemFonts: false,
  fontFiles: [
    '@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf',
    '@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf',
    '@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium.ttf',
  ].map((file) => resolve(file)),
};

/** Families of these fonts. */
export const families = { text: 'Archivo', code: 'IBM Plex Mono' } as const;

/** Renders an SVG as PNG. @param width in pixels; the height follows. */
export function drawPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Width of a text in the bold text font, in units of its size. */
export function boldWidth(text: string): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 200"><text y="100" font-family="${families.text}" font-weight="700" font-size="100">${text}</text></svg>`;
  return (new Resvg(svg, { font }).getBBox()?.width ?? 0) / 100;
}
