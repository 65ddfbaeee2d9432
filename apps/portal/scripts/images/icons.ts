import { drawPng } from './raster.ts';

/** One size in an ICO file, which may contain a PNG: a header, a directory and the image. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const content = (icon: string) => icon.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '');

/**
 * The mark on a ground without corners, for systems that cut icons to their own shape.
 * @param share of the width that the mark fills; systems may cut away a fifth of it.
 */
function onGround(icon: string, share: number): string {
  const ground = /<rect[^>]*fill="([^"]+)"/.exec(icon)?.[1];
  if (!ground) throw new Error('favicon.svg has no ground');
  const inset = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${inset} ${inset}) scale(${share})">${content(icon)}</g></svg>`;
}

/** Names of the icons that the manifest of the site offers. */
const sizes = [192, 512] as const;

/** Every icon file of the site, rendered from favicon.svg. @param icon text of favicon.svg. */
export function iconFiles(icon: string): Map<string, Buffer> {
  return new Map([
    ['favicon.ico', ico(drawPng(icon, 32), 32)],
    ['apple-touch-icon.png', drawPng(onGround(icon, 0.86), 180)],
    ['icon-maskable-512.png', drawPng(onGround(icon, 0.72), 512)],
    ...sizes.map((size) => [`icon-${size}.png`, drawPng(icon, size)] as const),
  ]);
}

/** The web manifest. @param site its names and the colors of its frame. */
export function webManifest(site: {
  name: string;
  description: string;
  theme: string;
  background: string;
}): string {
  const png = (src: string, size: number, purpose: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'es-CO',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: site.theme,
    background_color: site.background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...sizes.map((size) => png(`/icon-${size}.png`, size, 'any')),
      png('/icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}
