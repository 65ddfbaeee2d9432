import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';

const NAME = '@consultancy/ui';

/**
 * Links packages of the workspace into a folder, without a registry.
 * @param owners parts of the workspace that have them.
 */
export function linkPackages(
  folder: string,
  names: readonly string[],
  owners: readonly string[] = ['packages/ui', '.'],
): void {
  for (const name of names) {
    const paths = owners.map((owner) => inWorkspace(owner, 'node_modules', name));
    const from = paths.find((path) => existsSync(path));
    if (!from) throw new CliError(`${name} is not installed in this workspace.`);
    const to = join(folder, 'node_modules', name);
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(realpathSync(from), to, 'junction');
  }
}

/**
 * Installs the packed design system into a new folder outside the workspace: unpacks the tarball
 * and links exactly the packages that its manifest and the site's declare, from the workspace's own
 * store. Needs no registry; a package that is used but not declared is not found.
 * @param also packages that the site declares besides the design system.
 * @returns the folder, and in it that of the design system.
 */
export function installPacked(tarball: string, also: readonly string[]) {
  const folder = realpathSync(createTempFolder('packed-ui'));
  const ui = join(folder, 'node_modules', NAME);
  mkdirSync(ui, { recursive: true });
  const tar = spawnSync('tar', ['-xzf', tarball, '-C', ui, '--strip-components=1']);
  if (tar.status !== 0) throw new CliError(`${tarball} could not be unpacked.`);
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  linkPackages(ui, Object.keys(manifest.dependencies));
  linkPackages(folder, also);
  return { folder, ui, remove: () => removeFolder(folder) };
}
