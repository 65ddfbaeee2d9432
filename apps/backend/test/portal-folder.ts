import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PortalSite } from '@consultancy/validation';

/** Placeholder for the site's origin in these folders' files. */
const origin = 'https://portal.invalid';

/** Hash of the inline style of the page «about», as a policy names it. */
export const styleHash = `'sha256-${'a'.repeat(43)}='`;

/** Hash of its inline script. */
export const scriptHash = `'sha256-${'b'.repeat(43)}='`;

const plain = { styles: [], scripts: [] };

const provider = {
  name: 'provider-name',
  taxId: 'provider-tax-id',
  address: 'provider-address',
  phone: 'provider-phone',
  email: 'provider-email',
};

const site: PortalSite = {
  origin,
  provider,
  pages: [
    { file: 'index.html', addresses: ['/'], ...plain },
    { file: 'about-us.html', addresses: ['/about-us'], styles: [styleHash], scripts: [scriptHash] },
    { file: 'policy.html', addresses: ['/policy'], ...plain },
    { file: 'downloads.html', addresses: ['/downloads', '/downloads/'], ...plain },
    { file: 'products.html', addresses: ['/products', '/products/*'], ...plain },
    { file: 'products/One.html', addresses: ['/products/One'], ...plain },
    { file: 'auth.html', addresses: ['/auth', '/auth/*'], ...plain },
    { file: 'userview.html', addresses: ['/userview', '/userview/*'], ...plain },
  ],
  notFound: { file: '404.html', addresses: [], ...plain },
  texts: ['robots.txt'],
};

const files = {
  'index.html': `home of ${origin}`,
  'about-us.html': 'about',
  'policy.html': Object.values(provider)
    .map((fact) => `<p>${fact}</p><script type="application/ld+json">"${fact}"</script>`)
    .join(''),
  'downloads.html': 'downloads',
  'products.html': 'products',
  'products/One.html': 'one product',
  'auth.html': 'sign-in',
  'userview.html': 'frame of the area',
  '404.html': 'no such page',
  'robots.txt': `Sitemap: ${origin}/sitemap.xml`,
  'icon.svg': 'green icon',
  'icon.svg.br': 'brotli',
  'assets/main-Ab3dE6g.js': 'script',
  'assets/main-Ab3dE6g.js.br': 'brotli',
};

/** Writes a small built portal, as the portal's own build leaves it. @param more of its `site.json`. */
export async function writePortalFolder(
  root: string,
  more: Partial<PortalSite> = {},
): Promise<void> {
  const written = { ...files, 'site.json': JSON.stringify({ ...site, ...more }) };
  for (const [name, content] of Object.entries(written)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
}
