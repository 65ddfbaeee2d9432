import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeOverview } from './screenshot-overview.ts';

let folder = '';
let baselines = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'screenshots-'));
  baselines = join(folder, 'baselines');
  mkdirSync(baselines);
});
afterEach(() => rmSync(folder, { recursive: true }));

const result = (story: string, size: string, reason: string | null) => {
  if (reason === null) writeFileSync(join(baselines, `${story}--${size}.webp`), size);
  return { story, name: `${story}--${size}`, reason };
};

it('writes no page when nothing differs', () => {
  expect(writeOverview(folder, [result('a', 'desktop', null)], baselines)).toBeNull();
  expect(existsSync(join(folder, 'index.html'))).toBe(false);
});

it('shows all screenshots of a story that differs, and no other story', () => {
  const images = ['a--mobile.before.webp', 'a--mobile.difference.png', 'a--mobile.after.png'];
  for (const image of images) writeFileSync(join(folder, image), image);
  const results = [
    result('a', 'desktop', null),
    result('a', 'mobile', '3 < 4 pixels'),
    result('b', 'desktop', null),
  ];
  const file = writeOverview(folder, results, baselines);
  const html = readFileSync(file ?? '', 'utf8');
  expect(html).toContain('1 stories differ');
  expect(html).toContain('3 &#60; 4 pixels');
  for (const image of images) expect(html).toContain(`src="${image}"`);
  expect(html).toContain('src="a--desktop.before.webp"');
  expect(readFileSync(join(folder, 'a--desktop.before.webp'), 'utf8')).toBe('desktop');
  expect(html).not.toContain('b--desktop');
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
});

it('shows what there is of a screenshot without a baseline', () => {
  writeFileSync(join(folder, 'a--mobile.after.png'), '');
  const file = writeOverview(folder, [result('a', 'mobile', 'has no baseline')], baselines);
  const html = readFileSync(file ?? '', 'utf8');
  expect(html).toContain('src="a--mobile.after.png"');
  expect(html).not.toContain('src="a--mobile.before.webp"');
});
