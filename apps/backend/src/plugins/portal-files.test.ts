import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import { startBackend } from '../../test/build-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'portal-'));
const portal = join(folder, 'portal');
const downloads = join(folder, 'downloads');
await mkdir(join(portal, 'assets'), { recursive: true });
await mkdir(join(portal, 'about-us'));
await mkdir(downloads);
await writeFile(join(folder, 'secret.txt'), 'secret');
await writeFile(join(portal, 'index.html'), 'home');
await writeFile(join(portal, 'app.html'), 'shell');
await writeFile(join(portal, 'about-us', 'index.html'), 'about');
await writeFile(join(portal, 'assets', 'main-Ab3dE6gH.js'), 'script');
await writeFile(join(portal, 'assets', 'main-Ab3dE6gH.js.br'), 'brotli');
await writeFile(join(downloads, 'GDBAudit_V1.02.zip'), 'toolbox');
afterAll(() => rm(folder, { recursive: true }));

const backend = startBackend({ PORTAL_DIST: portal, DOWNLOADS_DIR: downloads });
const page = { accept: 'text/html,application/xhtml+xml' };
const get = (path: string, headers: Record<string, string> = page) =>
  new Browser(backend).get(path, headers);

describe('the portal', () => {
  it.each([
    ['/', 'home'],
    ['/?x=1', 'home'],
    ['/about-us', 'about'],
    ['/about-us/', 'about'],
    ['/userview/creditsBalance', 'shell'],
    ['/auth/email-register-verification?token=abc', 'shell'],
    ['/downloads', 'shell'],
  ])('shows %s by its prerendered page or the shell', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, answer.text]).toEqual([200, text]);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('serves hashed files as immutable and precompressed', async () => {
    const plain = await get('/assets/main-Ab3dE6gH.js', {});
    expect(plain.text).toBe('script');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/assets/main-Ab3dE6gH.js', { 'accept-encoding': 'br' });
    expect([small.text, small.headers['content-encoding']]).toEqual(['brotli', 'br']);
  });

  it.each([
    ['/assets/gone-Ab3dE6gH.js', {}],
    ['/api/nothing', page],
    ['/api', page],
    ['/about-us', { accept: 'application/json' }],
  ])('answers 404 for %s and not a page', async (path, headers) => {
    expect(await get(path, headers)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('the downloads', () => {
  it('are plain files to be saved', async () => {
    const answer = await get('/downloads/GDBAudit_V1.02.zip');
    expect(answer.text).toBe('toolbox');
    expect(answer.headers['content-disposition']).toContain('GDBAudit_V1.02.zip');
  });

  it.each([
    '/downloads/..%2fsecret.txt',
    '/downloads/../secret.txt',
    '/downloads/%2e%2e%2fsecret.txt',
    '/downloads/..%5csecret.txt',
    '/downloads/GDBAudit_V1.02.zip%00.txt',
    '/downloads/gone.zip',
  ])('lead nowhere else: %s', async (path) => {
    const answer = await get(path);
    expect([400, 404]).toContain(answer.status);
    expect(answer.text).not.toContain('secret');
  });
});
