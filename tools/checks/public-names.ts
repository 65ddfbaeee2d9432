import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import { type Check, compare, type Files } from './files.ts';
import { readSyntax } from './syntax.ts';

const packages = ['ui', 'api', 'validation'] as const;

const recordOf = (name: string) => `tools/checks/public-names/${name}.json`;

/** All names, types included, that can be imported from a module. */
function namesOf(path: string, files: Files): string[] {
  const text = files.text(path);
  if (text === null) return [`(${path} does not exist)`];
  const syntax = readSyntax({ path, text });
  const further = syntax.exportsAllOf
    .filter((from) => from.startsWith('.'))
    .flatMap((from) => namesOf(join(dirname(path), from), files));
  return [...new Set([...syntax.exports, ...further])].sort();
}

/** Public names of a package, by the subpath of its manifest that exports them. */
function publicNames(name: string, files: Files): Record<string, string[]> {
  const manifest = JSON.parse(files.text(`packages/${name}/package.json`) ?? '{}');
  const exported = Object.entries<string>(manifest.exports ?? {});
  return Object.fromEntries(
    exported.map(([subpath, target]) => [subpath, namesOf(join('packages', name, target), files)]),
  );
}

/** Writes the public names of each package into `public-names/`. @returns the paths of the files. */
export function recordPublicNames(files: Files): string[] {
  return packages.map((name) => {
    const path = inWorkspace(recordOf(name));
    writeFileSync(path, `${JSON.stringify(publicNames(name, files), null, 2)}\n`);
    return path;
  });
}

const linesOf = (names: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(names).flatMap(([subpath, all]) => [
    `the subpath "${subpath}"`,
    ...all.map((each) => `${each} of "${subpath}"`),
  ]);

export const publicNamesCheck: Check = {
  name: 'Public names of the packages change only on purpose',
  run: (files) =>
    packages.flatMap((name) => {
      const recorded = linesOf(JSON.parse(files.text(recordOf(name)) ?? '{}'));
      const words = [`packages/${name} exports more: `, `packages/${name} lacks `] as const;
      const lines = compare(linesOf(publicNames(name, files)), recorded, words);
      const advice = 'If that is meant, run "pnpm checks --update" and commit it with a changeset.';
      return lines.map((line) => `${line}. ${advice}`);
    }),
};
