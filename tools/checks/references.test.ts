import { describe, expect, it } from 'vitest';
import { anchorOf, checkReferences } from './references.ts';

const markdown = new Map([
  ['docs/product/5-forms.md', '# §5 Forms\n\n## Filters\n'],
  ['docs/product/decisions.md', '# Decisions\n\n## §3 Open points\n'],
  ['docs/product/budgets.md', '| id | x |\n| P5  | y |\n| A4  | y |\n| R8  | z |\n'],
  ['docs/adr/012-lists.md', '# 012. Lists\n'],
]);
const targets = { markdown, exists: (path: string) => markdown.has(path) };
const issuesOf = (text: string, path = 'a.ts') =>
  checkReferences([{ path, text }], targets).issues.map((issue) => /"(.+)"/.exec(issue)?.[1]);

describe('references', () => {
  it('resolves paragraphs of the specification and of the decisions', () => {
    expect(issuesOf('// (§5, decisions §3)')).toEqual([]);
    expect(issuesOf('// (§6)')).toEqual(['§6']);
    expect(issuesOf('// (§3)')).toEqual(['§3']);
    expect(issuesOf('// decisions\n// §5')).toEqual(['decisions // §5']);
  });

  it('resolves ids of budgets in comments, not in code', () => {
    expect(issuesOf('// (numbers R8), P5, pnpm bench A4')).toEqual([]);
    expect(issuesOf('// (numbers R98)')).toEqual(['R98']);
    expect(issuesOf('// pnpm bench A4 A9')).toEqual(['A9']);
    expect(issuesOf("const range = 'A9:P7';")).toEqual([]);
  });

  it('resolves decision records', () => {
    expect(issuesOf('// ADR 012')).toEqual([]);
    expect(issuesOf('// ADR 013')).toEqual(['ADR 013']);
  });

  it('resolves relative links with their anchors, not those in code', () => {
    const path = 'docs/product/README.md';
    expect(
      issuesOf('[a](5-forms.md#filters) [b](../adr/012-lists.md) [c](https://x.y)', path),
    ).toEqual([]);
    expect(issuesOf('[a](5-forms.md#nothing) [b](gone.md)', path)).toEqual([
      '5-forms.md#nothing',
      'gone.md',
    ]);
    expect(issuesOf('`[a](gone.md)`', path)).toEqual([]);
  });

  it('resolves paths of documents that comments name', () => {
    expect(issuesOf('// docs/adr/012-lists.md')).toEqual([]);
    expect(issuesOf('// docs/adr/012-gone.md')).toEqual(['docs/adr/012-gone.md']);
  });

  it('resolves paths of the repository that documents name', () => {
    const path = 'docs/product/README.md';
    expect(issuesOf('`docs/adr` `apps/gone/a.ts` `apps/portal/dist`', path)).toEqual([
      'apps/gone/a.ts',
    ]);
  });

  it('makes anchors as GitHub does', () => {
    expect(anchorOf('§3 Open points, e.g. «días»')).toBe('3-open-points-eg-días');
  });
});
