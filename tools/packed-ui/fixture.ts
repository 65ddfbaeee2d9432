import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';
import { installPacked, type Site } from './site.ts';

const fixture = inWorkspace('packages', 'ui', 'fixture');

/** Copies the fixture into a folder that has, or will have, the packed design system. */
export function copyFixture(folder: string): void {
  cpSync(fixture, folder, { recursive: true, filter: (path) => !path.endsWith('theme.css') });
}

/** A copy of the fixture with the packed design system in it. */
export function installFixture(tarball: string): Site {
  const manifest = JSON.parse(readFileSync(join(fixture, 'package.json'), 'utf8'));
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const site = installPacked(
    tarball,
    declared.filter((name) => name !== '@consultancy/ui'),
  );
  copyFixture(site.folder);
  return site;
}

/** Brands of the fixture, as its `theme.ts` takes them; the first is that of its own `npm run build`. */
export type FixtureBrand = 'brasa' | 'grafito' | 'sheet';

/**
 * Does what the fixture's own `npm run build` does, for one of its brands.
 * @returns folder of the built site.
 * @throws CliError when the theme is rejected; errors of Vite.
 */
export async function buildFixture(
  { folder }: Pick<Site, 'folder'>,
  brand: FixtureBrand = 'brasa',
): Promise<string> {
  const failure = 'The theme of the fixture was rejected.';
  await requireCommand(failure, process.execPath, ['theme.ts', brand], { cwd: folder });
  const outDir = join(folder, `dist-${brand}`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    base: './',
    build: { outDir },
  });
  return outDir;
}
