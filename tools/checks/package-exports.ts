import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';
import { readSources, type SourceFile } from './source-files.ts';
import { readSyntax } from './syntax.ts';

/** The fields of a package's manifest that this check reads. */
export interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

const checked = ['ui', 'api', 'validation'] as const;

/** The subpath under which an entry file is exported: `index.ts` as `.`, `hooks.ts` as `./hooks`. */
function subpathOf(entry: string): string {
  const name = entry.replace(/(\.css)?\.tsx?$/, '');
  return name === 'index' ? '.' : `./${name}`;
}

/**
 * Compares a package's `exports` with its entry files.
 * @param entries paths below `src/entries`; `null` for a package that has only `src/index.ts`.
 * @param exists whether a path below the package's folder is a file.
 */
export function findExportIssues(
  manifest: Manifest,
  entries: readonly string[] | null,
  exists: (path: string) => boolean,
): string[] {
  const exported = Object.entries(manifest.exports ?? {});
  const issues = exported.flatMap(([subpath, target]) => {
    const name = `${manifest.name}: "${subpath}"`;
    if (subpath.includes('*')) return [`${name} opens the whole folder: name each subpath.`];
    return exists(target) ? [] : [`${name} leads to ${target}, which does not exist.`];
  });
  const subpaths = new Set(exported.map(([subpath]) => subpath));
  const unlisted = (entries ?? []).filter((entry) => !subpaths.has(subpathOf(entry)));
  return [
    ...issues,
    ...unlisted.map((entry) => `${manifest.name}: src/entries/${entry} is not in "exports".`),
  ];
}

/** All names, types included, that can be imported from a module. */
export function publicNames(path: string, files: ReadonlyMap<string, SourceFile>): string[] {
  const file = files.get(path);
  if (!file) throw new Error(`${path} is exported but does not exist.`);
  const syntax = readSyntax(file);
  const further = syntax.exportsAllOf
    .filter((from) => from.startsWith('.'))
    .flatMap((from) => publicNames(join(dirname(path), from), files));
  return [...new Set([...syntax.exports, ...further])].sort();
}

function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(inWorkspace('packages', name, 'package.json'), 'utf8'));
}

/** Public names of a package, by subpath. */
export function namesOfPackage(name: string): Record<string, string[]> {
  const files = new Map(
    readSources([`packages/${name}/src`], /\.tsx?$/).map((file) => [file.path, file]),
  );
  const exported = Object.entries(readManifest(name).exports ?? {});
  return Object.fromEntries(
    exported.map(([subpath, target]) => [
      subpath,
      publicNames(join('packages', name, target), files),
    ]),
  );
}

/** File with the recorded public names of a package. */
export function namesFile(name: string): string {
  return inWorkspace('tools', 'checks', 'public-names', `${name}.json`);
}

function changedNames(name: string): string[] {
  const file = namesFile(name);
  const recorded = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (JSON.stringify(recorded) === JSON.stringify(namesOfPackage(name))) return [];
  return [
    `The public names of packages/${name} have changed. If that is meant, run ` +
      '"node tools/checks/main.ts --update" and commit the list with a changeset.',
  ];
}

export const packageExports: Check = {
  name: 'Packages export what their entry files say',
  run: () =>
    checked.flatMap((name) => {
      const entries = inWorkspace('packages', name, 'src', 'entries');
      const found = existsSync(entries)
        ? readSources([`packages/${name}/src/entries`], /\.tsx?$/)
            .filter(({ path }) => !/\.test\.tsx?$/.test(path))
            .map(({ path }) => path.split('/src/entries/')[1] ?? '')
        : null;
      const exists = (path: string) => existsSync(inWorkspace('packages', name, path));
      return findExportIssues(readManifest(name), found, exists);
    }),
};

export const publicNamesCheck: Check = {
  name: 'Public names of the packages change only on purpose',
  run: () => checked.flatMap(changedNames),
};
