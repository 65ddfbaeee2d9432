import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from './static-server.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'served-'));
  mkdirSync(join(folder, 'public'));
  writeFileSync(join(folder, 'secret'), 'secret');
  writeFileSync(join(folder, 'public', 'index.html'), 'page');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('serves the folder and nothing beside it', async () => {
  const server = await serveFolder(join(folder, 'public'));
  const get = async (path: string) => (await fetch(`${server.url}${path}`)).status;
  expect(await get('/')).toBe(200);
  expect(await get('/index.html?x=1')).toBe(200);
  expect(await get('/none')).toBe(404);
  expect(await get('/..%2fsecret')).toBe(404);
  server.close();
});
