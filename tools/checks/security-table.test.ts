import { expect, it } from 'vitest';
import { findTableIssues } from './security-table.ts';

const files: Readonly<Record<string, string>> = {
  'a.test.ts': "it('holds', () => undefined);",
  'b.md': '# Title\n\n## What it is, and why\n',
};
const read = (path: string) => files[path] ?? null;

const row = (number: string, level: number, decision: string) =>
  `| ${number} | ${level} | words | ${decision} |\n`;

/** As many rows as the standard has, all alike but the first. */
const table = (decision: string) =>
  Array.from({ length: 253 }, (_, index) =>
    row(`1.1.${index}`, index < 70 ? 1 : 2, index === 0 ? decision : 'n/a: none'),
  ).join('');

it.each([
  'test: a.test.ts › holds',
  'doc: b.md',
  'doc: b.md#what-it-is-and-why',
  'test: a.test.ts › holds<br>open: a part',
])('takes the decision %s', (decision) => {
  expect(findTableIssues(table(decision), read)).toEqual([]);
});

it.each([
  ['test: a.test.ts › breaks', 'a.test.ts has no test "breaks"'],
  ['test: a.test.ts', 'has no test ""'],
  ['test: gone.test.ts › holds', 'gone.test.ts does not exist'],
  ['doc: b.md#elsewhere', 'b.md has no section "elsewhere"'],
  ['doc: gone.md', 'gone.md does not exist'],
  ['n/a: ', 'is no decision'],
  ['later', 'is no decision'],
])('rejects the decision %s', (decision, issue) => {
  expect(findTableIssues(table(decision), read).join()).toContain(issue);
});

it('rejects a duplicate number and a missing one', () => {
  const twice = table('n/a: none').replace('| 1.1.1 |', '| 1.1.0 |');
  expect(findTableIssues(twice, read)).toEqual(['1.1.0 is decided twice.']);
  const short = table('n/a: none').split('\n').slice(1).join('\n');
  expect(findTableIssues(short, read)).toEqual(['Level 1 has 69 rows, not 70.']);
});
