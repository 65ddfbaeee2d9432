import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { brand } from '@consultancy/brand';
import { brandBuild } from '@consultancy/brand/build';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { providerPlaceholders } from '../../src/config/provider.ts';
import { pageHeads } from '../../src/texts/page-heads.ts';
import { contactTexts } from '../../src/texts/support.ts';
import { drawSharedImage, sheetSymbol } from '../images/shared-image.ts';

const portal = join(import.meta.dirname, '..', '..');
const dist = mkdtempSync(join(tmpdir(), 'second-brand-'));

const { facts, fonts, themes } = await brandBuild('example');

/** Milliseconds; the build takes 12 s on an idle machine. */
const buildTimeout = 300_000;

beforeAll(async () => {
  const vite = join(portal, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, BRAND: 'example', NODE_ENV: 'production' };
  const args = [vite, 'build', '--outDir', dist, '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, args, { cwd: portal, env });
}, buildTimeout);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** Text of a built file; null for images and fonts. */
function textOf(file: string): string | null {
  const content = readFileSync(join(dist, file));
  if (file.endsWith('.gz')) return gunzipSync(content).toString();
  return /\.(?:html|css|js|svg|json|txt|xml|webmanifest)$/.test(file) ? content.toString() : null;
}

const filesWith = (text: string) =>
  readdirSync(dist, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1))
    .filter((file) => textOf(file)?.includes(text));

it('contains the names and addresses of the selected brand only', () => {
  const { product, consultancy, provider } = brand;
  expect({
    product: filesWith(product),
    consultancy: filesWith(consultancy),
    email: filesWith(provider.email),
  }).toEqual({ product: [], consultancy: [], email: [] });
});

it.each(['index.html', 'auth.html', 'support/contactUs.html', 'favicon.svg', 'site.webmanifest'])(
  'names the product in %s',
  (file) => {
    expect(textOf(file)?.includes('Cartas Claras')).toBe(true);
  },
);

it('leaves the legal facts of every page to the server', () => {
  const scripts = filesWith(facts.provider.taxId);
  expect(scripts.filter((file) => file.endsWith('.html'))).toEqual([]);
  const pages = filesWith('<title>').filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    for (const [name, text] of Object.entries(providerPlaceholders)) {
      expect(textOf(page)).toContain(`<meta name="provider-${name}" content="${text}">`);
    }
  }
  const policy = textOf('support/politica-tratamiento-datos.html') ?? '';
  for (const text of Object.values(providerPlaceholders)) {
    expect(policy.split('</head>')[1]).toContain(text);
  }
});

it('has the colors and the font of the selected brand', () => {
  const home = textOf('index.html') ?? '';
  const { tone, background } = themes.light.color;
  expect(home.match(/--ui-color-tone-primary-solid:[^;]+/)?.[0]).toContain(tone.primary.solid);
  expect(home.match(/--ui-type-family-sans:[^;]+/)?.[0]).toContain('Georgia');
  expect(home.match(/<meta name="theme-color"[^>]+>/)?.[0]).toContain(background.canvas);
  expect(home).toContain('M12 3a9 9 0');
});

it('preloads the font of the selected brand, which is one of the system', () => {
  const pages = filesWith('<title>').filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  for (const page of pages) expect(textOf(page)).not.toContain('rel="preload"');
});

it('has Open Graph images in the colors and fonts and with the mark of the selected brand', async () => {
  const index = pageHeads.findIndex(({ section }) => section === contactTexts.title);
  const html = textOf('support/contactUs.html') ?? '';
  const [, file = ''] =
    /property="og:image" content="[^"]+\/(assets\/og-image-[^"]+)"/.exec(html) ?? [];
  const theme = themes.light;
  const symbol = sheetSymbol(theme, fonts.images.code);
  const style = { theme, mark: facts.mark, fonts: fonts.images, symbol };
  const image = drawSharedImage({ ...facts, title: contactTexts.title }, style, index);
  expect(readFileSync(join(dist, file)).equals(image)).toBe(true);
});
