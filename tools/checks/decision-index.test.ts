import { expect, it } from 'vitest';
import { findIndexIssues } from './decision-index.ts';

const record = { path: 'docs/adr/012-lists.md', text: '# 012. Lists\n\n- Status: accepted\n' };

it('compares the index with the records', () => {
  expect(findIndexIssues([record], '| [012](012-lists.md) | Lists   | accepted |\n')).toEqual([]);
  expect(findIndexIssues([record], '')).toHaveLength(1);
  expect(findIndexIssues([record], '| [012](012-lists.md) | Lists | proposed |\n')).toHaveLength(2);
  expect(findIndexIssues([], '| [012](012-lists.md) | Lists | accepted |\n')).toHaveLength(1);
});
