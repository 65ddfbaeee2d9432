import { profileFieldNames } from '@consultancy/validation';
import { expect, it } from 'vitest';
import { findRetypedProfiles } from './profile-fields.ts';

const all = profileFieldNames.join(': string;\n');
const file = (path: string, text: string) => ({ path, text });
const row = (path: string) => `| \`${path}\` | what |\n`;

it('reports a source that spells out every field of a user and is not in the guide', () => {
  const files = [
    file('apps/backend/src/new.ts', all),
    file('apps/backend/src/known.ts', all),
    file('apps/backend/src/one.test.ts', all),
    file('apps/backend/src/some.ts', profileFieldNames.slice(1).join('\n')),
  ];
  expect(findRetypedProfiles(files, row('apps/backend/src/known.ts'))).toEqual([
    expect.stringContaining('apps/backend/src/new.ts names every field'),
  ]);
});

it('reports a guide with ten files', () => {
  const rows = Array.from({ length: 10 }, (_, index) => row(`apps/${index}.ts`));
  expect(findRetypedProfiles([], rows.slice(1).join(''))).toEqual([]);
  expect(findRetypedProfiles([], rows.join(''))).toEqual([expect.stringContaining('10 files')]);
});
