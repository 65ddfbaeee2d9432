import { readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const documentPath = 'docs/dependencies.md';

/** A manifest, as far as this check reads it. */
export interface DependentManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Names of the packages that a section of the document gives a reason for. */
function namesUnder(title: string, document: string): string[] {
  const section = document.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` *\| *[^\s|]/gm)].map((match) => match[1] ?? '');
}

/** Dependencies without a reason, and reasons without a dependency. */
export function findUnreasoned(manifest: DependentManifest, document: string): string[] {
  const own = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const documented = namesUnder(manifest.name, document);
  return [
    ...own
      .filter((name) => !documented.includes(name))
      .map((name) => `${manifest.name}: say in ${documentPath} why ${name} is needed.`),
    ...documented
      .filter((name) => !own.includes(name))
      .map((name) => `${manifest.name}: ${documentPath} names ${name}, which is not used.`),
  ];
}

export const dependenciesDocument: Check = {
  name: 'Every dependency has its reason',
  run: () => {
    const folders = ['apps', 'packages'].flatMap((parent) =>
      readdirSync(inWorkspace(parent)).map((name) => inWorkspace(parent, name)),
    );
    const document = readFileSync(inWorkspace(documentPath), 'utf8');
    return [inWorkspace(), ...folders].flatMap((folder) =>
      findUnreasoned(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')), document),
    );
  },
};
