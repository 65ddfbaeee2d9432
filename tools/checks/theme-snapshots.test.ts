import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { findChangedValues, writeThemeSnapshots } from './theme-snapshots.ts';

const folder = testFolder('themes');
beforeEach(() => writeThemeSnapshots(folder));

it('passes when every value is as in its snapshot', () => {
  expect(findChangedValues(folder)).toEqual([]);
});

it('names a value that differs by one step, with its theme', () => {
  const file = join(folder, 'sheet-light.txt');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace('canvas:#f3f6f3', 'canvas:#f3f6f4');
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
  const found = findChangedValues(folder);
  expect(found).toHaveLength(2);
  expect(found[0]).toContain('sheet-light: - --ui-color-background-canvas:#f3f6f4;');
});

it('reports a theme without a snapshot', () => {
  rmSync(join(folder, 'wireframe.txt'));
  expect(findChangedValues(folder).some((line) => line.startsWith('wireframe: +'))).toBe(true);
});
