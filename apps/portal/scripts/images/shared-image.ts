import type { ThemeTokens } from '@consultancy/ui/theming';
import { drawMapFrame } from '../map-frame/draw.ts';
import { escapeHtml } from '../prerender/html.ts';
import { boldWidth, drawPng, families } from './raster.ts';

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

/** Breaks a text into lines that fit the column, at the largest of a few sizes. */
function fitTitle(title: string): { size: number; lines: string[] } {
  const space = boldWidth('a a') - 2 * boldWidth('a');
  const words = title.split(' ').map((word) => ({ word, width: boldWidth(escapeHtml(word)) }));
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
  for (const size of [72, 66, 60, 54, 48]) {
    const lines = breakAt(size);
    const fits = lines.length * size <= 300 && lines.every(({ width }) => width * size <= column);
    if (fits) return { size, lines: lines.map(({ text }) => text) };
  }
  throw new Error(`«${title}» does not fit an Open Graph image`);
}

function mapColours({ color }: ThemeTokens): Readonly<Record<string, string>> {
  const { tone } = color;
  return {
    ink: color.text.regular,
    sheet: color.background.surface,
    relief: tone.warning.line,
    water: tone.info.line,
    vegetation: tone.success.line,
    finding: tone.danger.text,
  };
}

/** The checked map in the colors of the theme, for a `use`. */
export function sheetSymbol(theme: ThemeTokens): string {
  const colours = mapColours(theme);
  return drawMapFrame()
    .replace(/^<svg[^>]*>\n<title>.*<\/title>|<\/svg>\s*$/g, '')
    .replace(/var\(--map-(\w+)\)/g, (_, name: string) => {
      const colour = colours[name];
      if (!colour) throw new Error(`The theme has no colour for ${name} on the map`);
      return colour;
    })
    .replaceAll('<text ', `<text font-family="${families.code}" `);
}

/**
 * Open Graph image of a page as PNG.
 * @param symbol the map of the same theme, from `sheetSymbol`.
 * @param index of the page, which selects the detail of the map.
 */
export function drawSharedImage(
  texts: ImageTexts,
  theme: ThemeTokens,
  symbol: string,
  index: number,
): Buffer {
  const { background, text, tone } = theme.color;
  const { width, height } = imageSize;
  const { size, lines } = fitTitle(texts.title);
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
    `<g fill="${text.regular}" font-family="${families.text}">`,
    `<g fill="none" transform="translate(${margin} 56) scale(1.75)"><path d="M3 8V3h5M16 3h5v5M21 16v5h-5M8 21H3v-5" stroke="${text.regular}" stroke-width="1.75"/><path d="m7 12 3.5 3.5L17 8" stroke="${tone.danger.line}" stroke-width="2.5"/></g>`,
    `<text x="${margin + 56}" y="88" font-size="32" font-weight="700">${escapeHtml(texts.product)}</text>`,
    ...title,
    `<text x="${margin}" y="${height - 60}" font-size="24" fill="${text.muted}">${escapeHtml(texts.consultancy)}</text>`,
    '</g></svg>',
  ];
  return drawPng(svg.join('\n'), width);
}
