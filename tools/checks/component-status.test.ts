import { expect, test } from 'vitest';
import { findWrongStatuses } from './component-status.ts';

const component = (name: string, tags = '') => ({
  path: `packages/ui/src/components/${name}/${name}.stories.tsx`,
  text: `import { ${name} } from './${name}.tsx';\nexport default { component: ${name}, ${tags} };`,
});

const experimental = "tags: ['experimental', '!stable']";

const product = [
  {
    path: 'apps/portal/src/screens/HomeScreen.tsx',
    text: "import { Field } from '@consultancy/ui';\nexport const home = Field;",
  },
];

const inner = {
  path: 'packages/ui/src/components/Field/Field.tsx',
  text: "import { Hint } from '../Hint/Hint.tsx';\nexport const Field = Hint;",
};

test('accepts what a product uses, and what it uses through another component', () => {
  expect(findWrongStatuses(product, [inner, component('Field'), component('Hint')])).toEqual([]);
});

test('asks for the status of what no product uses', () => {
  expect(findWrongStatuses(product, [component('Tag')])).toEqual([
    expect.stringContaining('no product uses it'),
  ]);
  expect(findWrongStatuses(product, [component('Tag', experimental)])).toEqual([]);
});

test('asks for its removal once a product uses it', () => {
  expect(findWrongStatuses(product, [component('Field', experimental)])).toEqual([
    expect.stringContaining('remove its tags'),
  ]);
});
