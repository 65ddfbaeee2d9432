import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrandBuild, BrandThemes } from '@consultancy/brand/build';
import type { PageHead } from '../../src/texts/page-heads.ts';
import { iconFiles, webManifest } from '../images/icons.ts';
import { drawSharedImage, imageSize, sheetSymbol } from '../images/shared-image.ts';
import type { PrerenderEntry } from './entry.ts';
import { escapeHtml, tag } from './html.ts';
import { anyOrigin } from './page-html.ts';

/** Writes the icons and the manifest. @returns the elements that link them in a head. */
export function writeIcons(dist: string, entry: PrerenderEntry, themes: BrandThemes): string[] {
  const icon = readFileSync(join(dist, 'favicon.svg'), 'utf8');
  for (const [file, image] of iconFiles(icon)) writeFileSync(join(dist, file), image);
  const { background } = themes.light.color;
  const [home] = entry.pageHeads;
  const manifest = webManifest({
    name: entry.brand.product,
    description: home?.description ?? '',
    theme: background.inverse,
    background: background.canvas,
  });
  writeFileSync(join(dist, 'site.webmanifest'), manifest);
  return [
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
  ];
}

/**
 * Writes the Open Graph image of each page, with a hash of its content in the name.
 * @returns the elements that name the image, by the path of the page.
 */
export function writeImages(
  dist: string,
  entry: PrerenderEntry,
  { themes, fonts }: Pick<BrandBuild, 'themes' | 'fonts'>,
): Map<string, string[]> {
  const { product, consultancy, mark } = entry.brand;
  const theme = themes.light;
  const { images } = fonts;
  const style = { theme, mark, fonts: images, symbol: sheetSymbol(theme, images.code) };
  const write = ({ imageTitle, section }: PageHead, index: number) => {
    const title = imageTitle ?? section ?? product;
    const png = drawSharedImage({ product, consultancy, title }, style, index);
    const hash = createHash('sha256').update(png).digest('base64url').replace(/\W/g, '');
    const file = `assets/og-image-${index + 1}-${hash.slice(0, 8)}.png`;
    writeFileSync(join(dist, file), png);
    const properties = {
      'og:image': `${anyOrigin}/${file}`,
      'og:image:width': String(imageSize.width),
      'og:image:height': String(imageSize.height),
      'og:image:alt': `${product}: ${title}`,
    };
    return Object.entries(properties).map(([property, content]) =>
      tag('meta', { property, content }),
    );
  };
  return new Map(entry.pageHeads.map((head, index) => [head.path, write(head, index)]));
}

/** Files that crawlers request first. */
export function robotsText(): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${anyOrigin}/sitemap.xml\n`;
}

/** Every page that a search engine may list. */
export function sitemap({ pageHeads }: PrerenderEntry): string {
  const urls = pageHeads.map(({ path }) => `<url><loc>${escapeHtml(anyOrigin + path)}</loc></url>`);
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`;
}
