import { describe, expect, it } from 'vitest';
import { declaredNames, toKebabCase } from './declared-names.ts';
import { findTerminologyFindings } from './terminology.ts';

const findIn = (path: string, text: string) =>
  findTerminologyFindings([{ path, text }]).map(({ found, line }) => `${line}: ${found}`);

describe('terminology', () => {
  it('reports a declared name that contains a private term', () => {
    expect(findIn('a.ts', 'const x = 1;\nexport const readAnswer = () => x;')).toEqual([
      '2: readAnswer',
    ]);
    expect(findIn('a.ts', 'function f({ faultList }: P) {}\ninterface P { pictureId: 1 }')).toEqual(
      ['1: faultList', '2: pictureId'],
    );
    expect(findIn('a.py', 'def take_fault(given=None):\n    pass\n').length).toBeGreaterThan(1);
  });

  it('ignores names that are only used, and parts of words', () => {
    expect(findIn('a.ts', 'query.executeTakeFirst(); page.keyboard.press("Enter");')).toEqual([]);
    expect(findIn('a.ts', 'const surface = 1; const placeholder = 2; const defaults = 3;')).toEqual(
      [],
    );
    expect(
      findIn('a.ts', 'const fontFace = 1; const keepAlive = 2; const letterSpacing = 3;'),
    ).toEqual([]);
  });

  it('reports comments and test titles, not strings', () => {
    expect(findIn('a.ts', 'f();\n// Nobody is told.')).toEqual(['2: nobody', '2: told']);
    expect(findIn('a.ts', '/**\n * One.\n * The answer.\n */\nf();')).toEqual(['3: answer']);
    expect(findIn('a.test.ts', "it('refuses a body', () => {});")).toEqual(['1: refuses']);
    expect(findIn('a.ts', "f('https://example.org/answer', 'the answer');")).toEqual([]);
  });

  it('reports documents without their code, links and quoted Spanish', () => {
    expect(findIn('a.md', 'One.\n\nThe figures.')).toEqual(['3: figures']);
    expect(findIn('a.md', '`answer` [name](faults.md) «movement»\n\n```\nfault\n```\n')).toEqual(
      [],
    );
    expect(findIn('a.md', 'A screen reader reads tabular figures; a type guard.')).toEqual([]);
  });

  it('reports file names', () => {
    expect(findIn('tools/faulty-proxy.ts', '')).toEqual(['0: tools/faulty-proxy.ts']);
  });
});

describe('declared names', () => {
  it('finds bound names and not used ones', () => {
    const text =
      'const { a: first, ...rest } = other; class Box { size = 1; open(by = unused) {} }';
    expect(declaredNames({ path: 'a.ts', text })).toEqual([
      'first',
      'rest',
      'Box',
      'size',
      'open',
      'by',
    ]);
  });

  it('splits names into words', () => {
    expect(toKebabCase('fetchURLOnce')).toBe('fetch-url-once');
    expect(toKebabCase('fetch_url_once')).toBe('fetch-url-once');
  });
});
