import { describe, expect, test } from 'vitest';
import { specificationIn } from '../../.storybook/docs/route-rows.ts';
import { readPropTables } from '../../.storybook/prop-tables/read-prop-tables.ts';
import { lengthen } from '../../.storybook/support/long-texts.ts';
import { inWorkspace } from '../lib/workspace.ts';

describe('tables of props', () => {
  const tables = readPropTables([inWorkspace('packages', 'ui', 'tsconfig.json')]);
  const file = inWorkspace('packages', 'ui', 'src', 'components', 'Button', 'Button.tsx');
  const rows = new Map(tables.get(file)?.Button?.props.map((row) => [row.name, row]));

  test('have choices in the order of their `as const` array', () => {
    expect(rows.get('size')).toEqual({
      name: 'size',
      kind: 'choice',
      type: "'sm' | 'md' | 'lg'",
      options: ['sm', 'md', 'lg'],
      required: false,
      inherited: false,
      description: 'The height of the control.',
      defaultValue: "'md'",
    });
  });

  test('have the props of every alternative', () => {
    expect(rows.get('busyLabel')).toMatchObject({ kind: 'text', type: 'string', required: false });
    expect(rows.get('asChild')).toMatchObject({ kind: 'boolean', type: 'boolean' });
  });

  test('distinguish what React renders, functions and what an element gives', () => {
    expect(rows.get('iconStart')).toMatchObject({ kind: 'node', type: 'ReactNode' });
    expect(rows.get('onClick')).toMatchObject({ kind: 'function', inherited: true });
  });
});

describe('the paragraph of a screen', () => {
  const document = [
    '## Public routes',
    '| route | content |',
    '| --- | --- |',
    '| `/` | home |',
    '| `/support/*` | support |',
    '| `/auth/verify?token=` | verifies |',
    '## User area',
    'Below `/userview`. An unknown path shows `userWelcome`.',
    '| `profile`, `account` | own profile |',
  ].join('\n');

  test.each([
    ['/', 'home'],
    ['/support/other', 'support'],
    ['/auth/verify?token=1', 'verifies'],
    ['/userview/account?tab=2', 'own profile'],
    ['/nowhere', null],
  ])('is found for %s', (route, content) => {
    expect(specificationIn(document, route)).toBe(content);
  });
});

test('long texts have each vowel twice', () => {
  expect(lengthen('Buscar créditos: 12')).toBe('Buuscaar créédiitoos: 12');
});
