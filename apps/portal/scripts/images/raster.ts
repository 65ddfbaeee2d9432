import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';

// The fonts of the brand and none of the machine, so that every build renders the same pixels.
const fontOf = (fontFiles: readonly string[]): NonNullable<ResvgRenderOptions['font']> => ({
  loadSystemFonts: false,
  fontFiles: [...fontFiles],
});

/**
 * Renders an SVG as PNG.
 * @param width in pixels; the height follows.
 * @param fontFiles paths of the TTF files of its texts.
 */
export function drawPng(svg: string, width: number, fontFiles: readonly string[] = []): Buffer {
  const font = fontOf(fontFiles);
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** Width of a text in bold, in units of its size. @param fonts its family and the TTF files. */
export function boldWidth(text: string, fonts: { text: string; files: readonly string[] }): number {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 200"><text y="100" font-family="${fonts.text}" font-weight="700" font-size="100">${text}</text></svg>`;
  return (new Resvg(svg, { font: fontOf(fonts.files) }).getBBox()?.width ?? 0) / 100;
}
