import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { brand } from '@consultancy/brand';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../../tools/lib/test-folder.ts';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';
import { scriptHash, styleHash, writePortalFolder } from '../../test/portal-folder.ts';
import { buildApp } from '../app.ts';
import { ConfigError } from '../config.ts';
import { Portal } from '../portal/portal.ts';
import { shareAssets } from '../portal/shared-assets.ts';

const folder = testFolder('portal');
await writePortalFolder(folder);

const PUBLIC_URL = 'https://portal.example.com';
const backend = startBackend({
  PORTAL_DIST: folder,
  PUBLIC_URL,
  SUPPORT_EMAIL: 'ayuda@empresa.co',
  ISSUER_NAME: 'Mapas & "Datos" </script>',
  ISSUER_TAX_ID: '900.1-2',
  ISSUER_ADDRESS: 'Calle 1 $& # 2-3',
  ISSUER_PHONE: '+57 601 234 5678',
});
const page = { accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = page) =>
  new Browser(backend).get(path, headers);

describe('a page of the portal', () => {
  it.each([
    ['/', `home of ${PUBLIC_URL}`],
    ['/?x=1', `home of ${PUBLIC_URL}`],
    ['/about-us', 'about'],
    ['/downloads', 'downloads'],
    ['/downloads/', 'downloads'],
    ['/products/anything/below', 'products'],
    ['/products/One', 'one product'],
    ['/userview/creditsBalance', 'frame of the area'],
    ['/auth/email-register-verification?token=abc', 'sign-in'],
    ['/auth', 'sign-in'],
  ])('is what %s shows', async (path, text) => {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([200, text]);
    expect(response.headers['cache-control']).toBe('no-cache');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it.each([
    ['/about-us/', '/about-us'],
    ['/About-Us?from=mail', '/about-us?from=mail'],
    ['/about%2Dus', '/about-us'],
    ['/products/', '/products'],
    ['/products/one', '/products/One'],
    ['/Downloads/', '/downloads'],
    ['/AUTH/', '/auth'],
  ])('has one address: %s redirects to %s', async (path, to) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([308, to]);
  });

  it('for changing the password is found by password managers', async () => {
    const { status, headers } = await get('/.well-known/change-password');
    expect([status, headers.location]).toEqual([302, '/profile/profile']);
    // By the status of an address that does not exist they see that the redirect is meant.
    expect((await get('/.well-known/resource-that-should-not-exist')).status).toBe(404);
  });

  it.each([
    ...['/none', '/none/', '/about-us/more', '//about-us', '/about-us.html'],
    // What a browser shows for an address that was mistyped or cut in the middle of a letter.
    ...[
      '/about-us/..%5csecret',
      '/..%2fsecret',
      '/about-us%00',
      '/%',
      '/caf%C3',
      '/downloads/gone.zip',
    ],
  ])('is shown with the status 404 for %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.text]).toEqual([404, 'no such page']);
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it.each(['/about-us?search=%00', '/products/%E0%A4%A', '/products/x%?y=%', '/about-us?%E0%A4%A'])(
    'is shown for %s, whose query it ignores',
    async (path) => expect(await get(path)).toMatchObject({ status: 200 }),
  );

  it('allows its own inline style and script, and no other', async () => {
    const policy = async (path: string) =>
      (await get(path)).headers['content-security-policy'] ?? '';
    expect(await policy('/about-us')).toContain(`style-src 'self' ${styleHash};`);
    expect(await policy('/about-us')).toContain(`script-src 'self' ${scriptHash};`);
    expect(await policy('/')).toContain("style-src 'self';");
    expect(await policy('/')).toMatch(
      /;require-trusted-types-for 'script';trusted-types bot-check$/,
    );
    expect(await policy('/')).toContain("script-src 'self';");
  });

  it('names the provider as the settings do, as text and as data of a script', async () => {
    const { text } = await get('/policy');
    const dataOf = (fact: string) => `<script type="application/ld+json">"${fact}"</script>`;
    expect(text.split('<p>').slice(1)).toEqual([
      `Mapas &amp; &quot;Datos&quot; &lt;/script&gt;</p>${dataOf('Mapas & \\"Datos\\" \\u003c/script>')}`,
      `900.1-2</p>${dataOf('900.1-2')}`,
      `Calle 1 $&amp; # 2-3</p>${dataOf('Calle 1 $& # 2-3')}`,
      `+57 601 234 5678</p>${dataOf('+57 601 234 5678')}`,
      `ayuda@empresa.co</p>${dataOf('ayuda@empresa.co')}`,
    ]);
  });

  it('is compressed, and not sent again to a browser that has it', async () => {
    const response = await backend.app.inject({
      url: '/about-us',
      headers: { ...page, 'accept-encoding': 'gzip, deflate, br' },
    });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe('about');
    const { etag = '' } = response.headers;
    const again = await get('/about-us', { ...page, 'if-none-match': String(etag) });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain(styleHash);
    const other = await get('/', { ...page, 'if-none-match': String(etag) });
    expect(other.status).toBe(200);
    const plain = await get('/about-us', { ...page, 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([plain.text, plain.headers['content-encoding']]).toEqual(['about', undefined]);
  });
});

it.each(['/', '/about-us', '/auth', '/userview/creditsBalance', '/robots.txt', '/api/docs'])(
  '%s is shown in the frame of no site',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-security-policy']).toMatch(/(^|;)\s*frame-ancestors 'none'(;|$)/);
    expect(headers['x-frame-options']).toBe('DENY');
  },
);

describe('a file of the portal', () => {
  it('is immutable where its name contains its hash, and precompressed', async () => {
    const plain = await get('/assets/main-Ab3dE6g.js', {});
    expect(plain.text).toBe('script');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/main-Ab3dE6g.js', { 'accept-encoding': 'br' });
    expect([small.text, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });

  it('is asked for again where its name stays, and sent only to who lacks it', async () => {
    const { text, headers } = await get('/icon.svg', {});
    expect(text).toBe('green icon');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    expect(headers['content-type']).toBe('image/svg+xml');
    expect((await get('/icon.svg', { 'accept-encoding': 'br' })).text).toBe('brotli');
    expect(headers.etag).toBe(`W/${new Portal(folder, facts).files.get('/icon.svg')}`);
    const known = await get('/icon.svg', { 'if-none-match': String(headers.etag) });
    expect([known.status, known.text]).toEqual([304, '']);
  });

  it('names the origin of the site where it names one', async () => {
    const response = await get('/robots.txt', {});
    expect(response.text).toBe(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it.each([
    ['/assets/gone-Ab3dE6g.js', {}],
    ['/assets/gone-Ab3dE6g.js', page],
    ['/site.json', {}],
    ['/none', {}],
    ['/api/nothing', page],
    ['/api', page],
    ['/about-us', { accept: 'application/json' }],
    ['/api/%', page],
    ['/api/price-list%E0%A4%A', page],
    ['/%', {}],
    ['/..%2fsecret', {}],
    ['/about-us/..%5csecret', {}],
  ])('responds with 404 for %s and not with a page', async (path, headers) => {
    expect(await get(path, headers)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

const facts = { origin: PUBLIC_URL, provider: brand.provider };

describe('while servers of two releases run', () => {
  const shared = join(folder, 'shared');
  const withShared = startBackend({ PORTAL_DIST: folder, PUBLIC_URL, ASSETS_DIR: shared });
  const read = (path: string, headers = {}) => new Browser(withShared).get(path, headers);
  const other = '/assets/page-Zz9yX8w.js';

  it('adds its own hashed files to the shared folder', async () => {
    expect((await readdir(join(shared, 'assets'))).sort()).toEqual([
      'main-Ab3dE6g.js',
      'main-Ab3dE6g.js.br',
    ]);
  });

  it('serves a file that the other release adds later, as its own', async () => {
    expect((await read(other)).status).toBe(404);
    await writeFile(join(shared, other), 'of the other release');
    await writeFile(join(shared, `${other}.br`), 'compressed');
    const { status, text, headers } = await read(other);
    expect([status, text]).toEqual([200, 'of the other release']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await read(other, { 'accept-encoding': 'br' })).text).toBe('compressed');
    expect((await get(other, {})).status).toBe(404);
  });

  it('serves nothing else of the folder', async () => {
    await writeFile(join(shared, 'assets', 'plain.js'), 'x');
    await writeFile(join(shared, 'page-Zz9yX8w.js'), 'x');
    for (const path of ['/assets/plain.js', '/page-Zz9yX8w.js', '/assets/../page-Zz9yX8w.js']) {
      expect((await read(path)).status).toBe(404);
    }
  });

  it('ignores the partial file of a server with the same process id in another container', async () => {
    const name = 'main-Ab3dE6g.js';
    const copying = join(shared, 'assets', `${name}.${process.pid}.partial`);
    await rm(join(shared, 'assets', name));
    await writeFile(copying, 'its first half');
    shareAssets(folder, shared);
    expect(await readFile(copying, 'utf8')).toBe('its first half');
    expect(await readdir(join(shared, 'assets'))).toContain(name);
    await rm(copying);
  });

  it('keeps the files of a release for thirty days after its last start', async () => {
    const day = 86_400_000;
    const names = () => readdir(join(shared, 'assets'));
    shareAssets(folder, shared, new Date(Date.now() + 29 * day));
    expect(await names()).toContain('page-Zz9yX8w.js');
    shareAssets(folder, shared, new Date(Date.now() + 31 * day));
    expect((await names()).sort()).toEqual(['main-Ab3dE6g.js', 'main-Ab3dE6g.js.br']);
  });
});

it('names the setting of a shared folder that cannot be written', async () => {
  const file = join(folder, 'no-folder');
  await writeFile(file, '');
  const starting = buildApp({ ...backend.config, ASSETS_DIR: file });
  await expect(starting).rejects.toThrow(ConfigError);
  await expect(starting).rejects.toThrow('ASSETS_DIR cannot be written: ENOTDIR');
});

it('a file that changed but for its size and its date, as in a release, is sent to who has the former', async () => {
  const file = '/icon.svg';
  const root = await mkdtemp(join(folder, 'next-'));
  await writePortalFolder(root);
  const tagAfter = async (content: string) => {
    await writeFile(join(root, file), content);
    await utimes(join(root, file), 0, 0);
    return new Portal(root, facts).files.get(file);
  };
  const former = await tagAfter('green icon');
  expect(await tagAfter('white icon')).not.toBe(former);
  expect(await tagAfter('green icon')).toBe(former);
});

it('stops the start when the folder is not a built portal', async () => {
  const damaged = await mkdtemp(join(folder, 'damaged-'));
  expect(() => new Portal(damaged, facts)).toThrow('no site.json that can be read');
  await writeFile(join(damaged, 'site.json'), '{}');
  expect(() => new Portal(damaged, facts)).toThrow('no site.json that can be read');
});
