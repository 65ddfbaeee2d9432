import { expect, test } from 'vitest';
import { specificationIn } from '../../.storybook/docs/route-specification.ts';
import { readPropTables } from '../../.storybook/prop-tables/read-prop-tables.ts';
import { enhanceControls, extractArgTypes } from '../../.storybook/support/arg-types.ts';
import { inWorkspace } from '../lib/workspace.ts';

test('tables of props have choices in the order of their `as const` array, and what React gives', () => {
  const tables = readPropTables([inWorkspace('packages', 'ui', 'tsconfig.json')]);
  const file = inWorkspace('packages', 'ui', 'src', 'components', 'Button', 'Button.tsx');
  const rows = new Map(tables.get(file)?.Button?.props.map((row) => [row.name, row]));
  expect(rows.get('size')).toEqual({
    ...{ name: 'size', kind: 'choice', type: "'sm' | 'md' | 'lg'", options: ['sm', 'md', 'lg'] },
    ...{ required: false, inherited: false, description: expect.stringContaining('height') },
    defaultValue: "'md'",
  });
  // A prop of one alternative only.
  expect(rows.get('busyLabel')).toMatchObject({ kind: 'text', type: 'string', required: false });
  expect(rows.get('iconStart')).toMatchObject({ kind: 'node', type: 'ReactNode' });
  expect(rows.get('onClick')).toMatchObject({ kind: 'function', inherited: true });
});

test('a table of props has the inherited ones that its story or most users need, and controls that work', () => {
  const row = { kind: 'boolean', type: 'boolean', required: false, description: '' };
  const own = ['busy', 'asChild'].map((name) => ({ ...row, name, inherited: false }));
  const inherited = ['disabled', 'readOnly', 'autoFocus'].map((name) => ({
    ...row,
    name,
    inherited: true,
  }));
  const component = Object.assign(() => null, { __docgenInfo: { props: [...own, ...inherited] } });
  const argTypes = extractArgTypes(component);
  const story = { component, argTypes, initialArgs: { readOnly: true } };
  const shown = enhanceControls(story as unknown as Parameters<typeof enhanceControls>[0]);
  expect(Object.keys(shown)).toEqual(['busy', 'asChild', 'disabled', 'readOnly']);
  // Without a child of its own, `asChild` breaks a story.
  expect([shown.busy?.control, shown.asChild?.control]).toEqual([
    { type: 'boolean' },
    { disable: true },
  ]);
});

test.each([
  ['/', 'home'],
  ['/support/other', 'support'],
  ['/auth/verify?token=1', 'verifies'],
  ['/userview/account?tab=2', 'own profile'],
  ['/nowhere', null],
])('the paragraph of a screen is found for %s', (route, content) => {
  const routes = '| `/` | home |\n| `/support/*` | support |\n| `/auth/verify?token=` | verifies |';
  const area =
    'Below `/userview`. An unknown path shows `home`.\n| `profile`, `account` | own profile |';
  expect(specificationIn(`## Public\n${routes}\n## User area\n${area}`, route)).toBe(content);
});
