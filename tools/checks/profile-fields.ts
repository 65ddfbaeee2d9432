import { readFileSync } from 'node:fs';
import { profileFieldNames } from '@consultancy/validation';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';

const guide = 'docs/contributing/add-a-field.md';

/** Most files that a field of a user touches. */
const most = 9;

const isTest = /\.(test|stories)\.tsx?$|\/(test|testing|e2e)\//;

const namesAll = ({ text }: SourceFile): boolean =>
  profileFieldNames.every((field) => new RegExp(`\\b${field}\\b`).test(text));

/** The files of the table in the guide, of which each row starts with a path. */
const pathsOf = (text: string): string[] =>
  [...text.matchAll(/^\| `([^`]+)`/gm)].flatMap(([, path]) => path ?? []);

/**
 * Sources that spell out every field of a user: each would have to be changed with a new field, so it
 * is in the guide, which has few of them.
 * @param text the guide.
 */
export function findRetypedProfiles(files: readonly SourceFile[], text: string): string[] {
  const known = pathsOf(text);
  const retyped = files.filter((file) => !isTest.test(file.path) && namesAll(file));
  const issues = retyped
    .filter(({ path }) => !known.includes(path))
    .map(
      ({ path }) =>
        `${path} names every field of a user: derive them from packages/validation/src/profile-fields.ts.`,
    );
  if (known.length <= most) return issues;
  return [...issues, `${guide}: a field touches ${known.length} files, more than ${most}.`];
}

export const profileFieldsCheck: Check = {
  name: 'The fields of a user are spelled out in few files',
  run: () =>
    findRetypedProfiles(
      readSources(['apps', 'packages', 'tools'], /\.tsx?$/),
      readFileSync(inWorkspace(guide), 'utf8'),
    ),
};
