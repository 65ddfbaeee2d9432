import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../lib/workspace.ts';
import type { Check } from './check.ts';

const noticesPath = 'THIRD-PARTY-NOTICES.md';

/** Dependencies that the notices leave out. */
export function findMissingNotices(dependencies: readonly string[], notices: string): string[] {
  const listed = new Set([...notices.matchAll(/^- ([^;\s]+)/gm)].map((match) => match[1]));
  return dependencies
    .filter((name) => !listed.has(name))
    .map((name) => `${noticesPath} lacks ${name}: run pnpm licenses:generate.`);
}

/** Names of the packages that the applications and packages ship with. */
function shippedDependencies(): string[] {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(inWorkspace(folder)).map((name) => inWorkspace(folder, name, 'package.json')),
  );
  const names = manifests.filter(existsSync).flatMap((path) => {
    const { dependencies = {} } = JSON.parse(readFileSync(path, 'utf8'));
    return Object.keys(dependencies).filter((name) => !name.startsWith('@consultancy/'));
  });
  return [...new Set(names)].sort();
}

export const thirdPartyNotices: Check = {
  name: 'The third-party notices name every dependency that is shipped',
  run: () =>
    findMissingNotices(shippedDependencies(), readFileSync(inWorkspace(noticesPath), 'utf8')),
};
