import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../lib/test-folder.ts';
import { openDigests } from './digests.ts';

const file = join(testFolder('digests'), 'digests.json');
const baseline = Buffer.from('baseline');
const png = Buffer.from('screenshot');
const other = Buffer.from('another');

it('recognizes a saved pair of equal images, and no other', () => {
  const digests = openDigests(file);
  expect(digests.isKnown('button', baseline, png)).toBe(false);
  digests.add('button', baseline, png);
  digests.add('removed', baseline, png);
  digests.save(['button', 'never-captured']);

  const saved = openDigests(file);
  const known = [
    saved.isKnown('button', baseline, png),
    saved.isKnown('button', other, png),
    saved.isKnown('button', baseline, other),
    saved.isKnown('removed', baseline, png),
    saved.isKnown('never-captured', baseline, png),
  ];
  expect(known).toEqual([true, false, false, false, false]);
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['button']);
});
