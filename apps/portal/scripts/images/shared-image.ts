import type { BrandMarkPaths } from '@consultancy/brand';
import type { BrandFonts } from '@consultancy/brand/build';
import type { ThemeTokens } from '@consultancy/ui/theming';
import { mapColors } from '../../src/components/MapFrame/map-colors.ts';
import { drawMapFrame } from '../map-frame/draw.ts';
import { escapeHtml } from '../prerender/html.ts';
import { boldWidth, drawPng } from './raster.ts';

/** Size of an Open Graph image, which networks show without cropping. */
export const imageSize = { width: 1200, height: 630 } as const;

const margin = 64;
const column = 560;
const mapLeft = 672;

/** Details of the map, 528 by 630 of its units: upper left corners. */
const views = [
  [424, 84],
  [52, 84],
  [294, 84],
] as const;

/** Texts of an image. */
export interface ImageTexts {
  product: string;
  consultancy: string;
  /** The title of the page. */
  title: string;
}

/** What the images of a brand have in common. */
export interface ImageStyle {
  theme: ThemeTokens;
  mark: BrandMarkPaths;
  fonts: BrandFonts['images'];
  /** The map of the same theme, from `sheetSymbol`. */
  symbol: string;
}

/** Breaks a text into lines that fit the column, at the largest of a few sizes. */
function fitTitle(title: string, fonts: BrandFonts['images']): { size: number; lines: string[] } {
  const widthOf = (text: string) => boldWidth(text, fonts);
  const space = widthOf('a a') - 2 * widthOf('a');
  const words = title.split(' ').map((word) => ({ word, width: widthOf(escapeHtml(word)) }));
  const breakAt = (size: number) => {
    const lines: { text: string; width: number }[] = [];
    for (const { word, width } of words) {
      const last = lines.at(-1);
      if (last && (last.width + space + width) * size <= column) {
        last.text += ` ${word}`;
        last.width += space + width;
      } else lines.push({ text: word, width });
    }
    return lines;
  };
  for (const size of [72, 66, 60, 54, 48, 42, 36]) {
    const lines = breakAt(size);
    const fits = lines.length * size <= 300 && lines.every(({ width }) => width * size <= column);
    if (fits) return { size, lines: lines.map(({ text }) => text) };
  }
  throw new Error(`«${title}» does not fit an Open Graph image`);
}

/** The checked map in the colors of the theme, for a `use`. @param code family of its codes. */
export function sheetSymbol(theme: ThemeTokens, code: string): string {
  const colors: Readonly<Record<string, string>> = mapColors(theme.color);
  return drawMapFrame()
    .replace(/^<svg[^>]*>\n<title>.*<\/title>|<\/svg>\s*$/g, '')
    .replace(/var\(--map-(\w+)\)/g, (_, name: string) => {
      const color = colors[name];
      if (!color) throw new Error(`The theme has no color for ${name} on the map`);
      return color;
    })
    .replace(/var\(--map-\w+,(\d)\)/g, '$1')
    .replaceAll('<text ', `<text font-family="${code}" `);
}

/**
 * Open Graph image of a page as PNG.
 * @param index of the page, which selects the detail of the map.
 */
export function drawSharedImage(
  texts: ImageTexts,
  { theme, mark, fonts, symbol }: ImageStyle,
  index: number,
): Buffer {
  const { background, text, tone } = theme.color;
  const { width, height } = imageSize;
  const { size, lines } = fitTitle(texts.title, fonts);
  const lineHeight = size * 1.1;
  const top = height / 2 - ((lines.length - 1) * lineHeight) / 2 + size * 0.36;
  const [x, y] = views[index % views.length] ?? views[0];
  const title = lines.map(
    (line, row) =>
      `<text x="${margin}" y="${top + row * lineHeight}" font-size="${size}" font-weight="700" letter-spacing="${-0.012 * size}">${escapeHtml(line)}</text>`,
  );
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    symbol,
    `<rect width="${width}" height="${height}" fill="${background.canvas}"/>`,
    `<svg x="${mapLeft}" y="0" width="${width - mapLeft}" height="${height}" viewBox="${x} ${y} 528 630"><use href="#sheet" width="960" height="720"/></svg>`,
    `<path d="M${mapLeft} 0v${height}" stroke="${text.regular}" stroke-width="2"/>`,
    `<g fill="${text.regular}" font-family="${fonts.text}">`,
    `<g fill="none" transform="translate(${margin} 56) scale(1.75)"><path d="${mark.outline}" stroke="${text.regular}" stroke-width="1.75"/><path d="${mark.accent}" stroke="${tone.danger.line}" stroke-width="2.5"/></g>`,
    `<text x="${margin + 56}" y="88" font-size="32" font-weight="700">${escapeHtml(texts.product)}</text>`,
    ...title,
    `<text x="${margin}" y="${height - 60}" font-size="24" fill="${text.muted}">${escapeHtml(texts.consultancy)}</text>`,
    '</g></svg>',
  ];
  return drawPng(svg.join('\n'), width, fonts.files);
}
