import { describe, expect, it } from 'vitest';
import { findSubjectIssues } from './commit-subjects.ts';

describe('commit subjects', () => {
  it.each(['feat(portal): add a filter', 'fix: reject an empty page', 'refactor(ui)!: drop Sheet'])(
    'accepts "%s"',
    (subject) => {
      expect(findSubjectIssues([subject])).toEqual([]);
    },
  );

  it.each([
    'Add a filter',
    'feat(portal) add a filter',
    'feat(portal): Add a filter',
    'feat(portal): add a filter.',
    'feature: add a filter',
    `docs: ${'x'.repeat(67)}`,
  ])('rejects "%s"', (subject) => {
    expect(findSubjectIssues([subject])).toHaveLength(1);
  });
});
