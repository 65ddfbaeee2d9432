import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { inWorkspace } from '../lib/workspace.ts';

/** Links packages of the workspace into a folder. @param owners parts that have them. */
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

/** Unpacks the design system outside the workspace, beside links to only what is declared. */
export function installPacked(tarball: string, also: readonly string[]) {
  const folder = realpathSync(createTempFolder('packed-ui'));
  const ui = join(folder, 'node_modules', '@consultancy/ui');
  mkdirSync(ui, { recursive: true });
  const tar = spawnSync('tar', ['-xzf', tarball, '-C', ui, '--strip-components=1']);
  if (tar.status !== 0) throw new CliError(`${tarball} could not be unpacked.`);
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  linkPackages(ui, Object.keys(manifest.dependencies));
  linkPackages(folder, also);
  return { folder, ui, remove: () => removeFolder(folder) };
}
