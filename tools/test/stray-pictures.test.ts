import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findStrayPictures } from './stray-pictures.ts';

let folder = '';
const log = () => join(folder, 'log');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const name of ['a--desktop.png', 'b--desktop.png', 'chromium.txt']) {
    writeFileSync(join(folder, name), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is content while every picture has its story', () => {
  writeFileSync(log(), 'a--desktop.png\nb--desktop.png\n');
  expect(findStrayPictures(log(), false, folder)).toMatchObject({ passed: 1, failed: 0 });
});

it('names the pictures of stories that are gone, and removes them when asked to', () => {
  writeFileSync(log(), 'a--desktop.png\n');
  const found = findStrayPictures(log(), false, folder);
  expect(found.failed).toBe(1);
  expect(found.output).toContain('b--desktop.png');
  expect(found.output).not.toContain('a--desktop.png');
  expect(readdirSync(folder)).toContain('b--desktop.png');
  findStrayPictures(log(), true, folder);
  expect(readdirSync(folder).sort()).toEqual(['a--desktop.png', 'chromium.txt', 'log']);
});
