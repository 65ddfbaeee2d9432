import { expect, it } from 'vitest';
import { findReleaseIssues, type ReleaseState, readReleaseState } from './check-release.ts';

const ready: ReleaseState = {
  version: '0.2.0',
  changelog: '# @consultancy/ui\n\n## 0.2.0\n\n- Tokens.\n',
  pending: [],
  tags: ['@consultancy/ui@0.1.0'],
};

it('accepts a version with its section and without a tag', () => {
  expect(findReleaseIssues(ready)).toEqual([]);
});

it.each<[string, Partial<ReleaseState>, string]>([
  [
    'a pending changeset',
    { pending: ['.changeset/slot.md'] },
    '.changeset/slot.md is in no version',
  ],
  ['a changelog without the version', { version: '0.2.1' }, 'no section for 0.2.1'],
  ['a version that was released', { tags: ['@consultancy/ui@0.2.0'] }, 'was released'],
])('rejects %s', (_title, change, expected) => {
  expect(findReleaseIssues({ ...ready, ...change })).toEqual([expect.stringContaining(expected)]);
});

it('reads the version of the manifest and its section in the changelog', async () => {
  const state = await readReleaseState();
  expect(findReleaseIssues({ ...state, pending: [], tags: [] })).toEqual([]);
});
