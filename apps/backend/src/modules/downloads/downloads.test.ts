import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../../../../../tools/lib/test-folder.ts';
import { startBackend } from '../../../test/build-app.ts';
import { writePortalFolder } from '../../../test/portal-folder.ts';
import { readReleases } from './releases.ts';

const folder = testFolder('downloads');
const content = 'the bytes of a toolbox';
const sha256 = createHash('sha256').update(content).digest('hex');
const file = 'GDBAudit_V1.02.zip';
const release = {
  toolbox: 'audit',
  name: 'GDB Audit',
  version: '1.02',
  file,
  size: content.length,
  sha256,
  date: '2026-11-21',
};
await writeFile(join(folder, file), content);
await writeFile(join(folder, 'SHA256SUMS'), `${sha256}  ${file}\n`);
await writeFile(join(folder, 'manifest.json'), JSON.stringify({ items: [release] }));
await writeFile(join(folder, 'secret.txt'), 'secret');

const backend = startBackend({ DOWNLOADS_DIR: folder });
const without = startBackend();
await writePortalFolder(folder);
const warnings: string[] = [];
const bare = startBackend({ LOG_LEVEL: 'warn' }, () => undefined, {
  write: (line) => {
    warnings.push(JSON.parse(line).msg);
  },
});
const withPortal = startBackend({ DOWNLOADS_DIR: folder, PORTAL_DIST: folder });
const get = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ method: 'GET', url, headers });

describe('a toolbox file', () => {
  it('is saved under its own name, and its tag is its checksum', async () => {
    const response = await get(`/downloads/${file}`);
    expect([response.statusCode, response.payload]).toEqual([200, content]);
    expect(response.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${file}"`,
      'content-length': String(content.length),
      'cache-control': 'public, no-cache',
      etag: `"${sha256}"`,
      'x-content-type-options': 'nosniff',
    });
  });

  it('is not sent again to who has it, and can be asked for by HEAD', async () => {
    for (const known of [`"${sha256}"`, `"x", W/"${sha256}"`]) {
      const again = await get(`/downloads/${file}`, { 'if-none-match': known });
      expect([again.statusCode, again.payload]).toEqual([304, '']);
    }
    const other = await get(`/downloads/${file}`, { 'if-none-match': '"another"' });
    expect(other.statusCode).toBe(200);
    const head = await backend.app.inject({ method: 'HEAD', url: `/downloads/${file}` });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers.etag).toBe(`"${sha256}"`);
  });

  it.each([
    { range: `bytes=${content.length}-` },
    { range: 'bytes=0-3' },
    { range: 'bytes=0-3', 'if-range': `"${sha256}"` },
    { range: 'bytes=0-3', 'if-range': '"another"' },
  ])('is sent whole, whatever part of it is wanted: %o', async (headers) => {
    const response = await get(`/downloads/${file}`, headers);
    expect([response.statusCode, response.payload]).toEqual([200, content]);
    expect(response.headers['accept-ranges']).toBeUndefined();
  });

  it.each([
    '/downloads/..%2fsecret.txt',
    '/downloads/../secret.txt',
    '/downloads/%2e%2e%2fsecret.txt',
    '/downloads/..%5csecret.txt',
    '/downloads/%2fetc%2fpasswd',
    '/downloads/%2e%2e/secret.txt',
    '/downloads/a/../secret.txt',
    `/downloads/${file}%00`,
    `/downloads/${file}%00.txt`,
    `/downloads/${file}/`,
    '/downloads/secret.txt',
    '/downloads/GDBAudit_V1.01.zip',
    '/downloads/__proto__',
  ])('is all that can be had: %s is 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.payload).not.toContain('secret');
  });
});

describe('the releases', () => {
  it('are the same in the manifest, the checksums and the tool API', async () => {
    const manifest = await get('/downloads/manifest.json');
    expect(manifest.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(manifest.headers['content-disposition']).toBeUndefined();
    expect(manifest.json()).toEqual({ items: [release] });
    expect((await get('/api/tool/v1/releases/latest')).json()).toEqual({ items: [release] });
    expect((await get('/downloads/SHA256SUMS')).payload).toContain(sha256);
  });

  it('are followed by the further files, which are served too', async () => {
    const further = await mkdtemp(join(folder, 'further-'));
    const { toolbox: _toolbox, version: _version, ...facts } = release;
    const extra = { ...facts, kind: 'practice', file: 'GDBAudit_Practica.zip' };
    const manifest = { items: [release], extras: [extra] };
    for (const { file: name } of [release, extra]) await writeFile(join(further, name), content);
    await writeFile(join(further, 'SHA256SUMS'), '');
    await writeFile(join(further, 'manifest.json'), JSON.stringify(manifest));
    const read = await readReleases(further);
    expect(read.manifest).toEqual(manifest);
    expect([...read.files.keys()]).toContain(extra.file);
  });

  it('are none where no files are offered', async () => {
    const response = await without.app.inject('/api/tool/v1/releases/latest');
    expect([response.statusCode, response.json()]).toEqual([200, { items: [] }]);
    expect((await without.app.inject(`/downloads/${file}`)).statusCode).toBe(404);
  });

  it('stop the start when a file is another than the manifest says, or there is none', async () => {
    const damaged = await mkdtemp(join(folder, 'damaged-'));
    await expect(readReleases(damaged)).rejects.toThrow('no manifest.json that can be read');
    await writeFile(join(damaged, 'manifest.json'), JSON.stringify({ items: [release] }));
    await writeFile(join(damaged, file), 'other bytes');
    await expect(readReleases(damaged)).rejects.toThrow('is not the file');
  });
});

it.each(['/downloads', '/downloads/'])('leaves %s to the page of the portal', async (url) => {
  const response = await withPortal.app.inject({
    method: 'GET',
    url,
    headers: { accept: 'text/html' },
  });
  expect([response.statusCode, response.payload]).toEqual([200, 'downloads']);
});

describe('a server without a downloads folder', () => {
  it('warns when it starts to listen', async () => {
    expect(warnings).toEqual([]);
    await bare.app.listen({ host: '127.0.0.1', port: 0 });
    expect(warnings).toEqual(['no toolbox is offered below /downloads/: DOWNLOADS_DIR is not set']);
  });
});
