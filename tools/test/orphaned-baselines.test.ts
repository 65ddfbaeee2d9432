import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { checkOrphanedBaselines } from './orphaned-baselines.ts';

const folder = testFolder('baselines');
const result = (story: string) => ({ story, name: `${story}--desktop`, reason: null });

beforeEach(() => {
  for (const name of ['a--desktop.webp', 'b--desktop.webp', 'chromium.txt']) {
    writeFileSync(join(folder, name), '');
  }
});

it('passes while every baseline has its story', () => {
  const results = [result('a'), result('b')];
  expect(checkOrphanedBaselines(results, false, folder)).toMatchObject({ passed: 1, failed: 0 });
});

it('reports the baselines of removed stories, and deletes them when updating', () => {
  const found = checkOrphanedBaselines([result('a')], false, folder);
  expect(found.failed).toBe(1);
  expect(found.output).toContain('b--desktop.webp');
  expect(found.output).not.toContain('a--desktop.webp');
  expect(readdirSync(folder)).toContain('b--desktop.webp');
  checkOrphanedBaselines([result('a')], true, folder);
  expect(readdirSync(folder).sort()).toEqual(['a--desktop.webp', 'chromium.txt']);
});
