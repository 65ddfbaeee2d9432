import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Fault } from '../lib/fault.ts';
import { inWorkspace } from '../lib/workspace.ts';

const NAME = '@consultancy/ui';

/** Where packages that a site declares are to be had without a registry. */
const sources = [inWorkspace('packages', 'ui', 'node_modules'), inWorkspace('node_modules')];

function link(name: string, folder: string): void {
  const from = sources.map((source) => join(source, name)).find((path) => existsSync(path));
  if (!from) throw new Fault(`${name} is not installed in this workspace.`);
  const to = join(folder, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to);
}

/** A folder outside the workspace, in which only what is declared can be found. */
export interface Site {
  readonly folder: string;
  /** Folder of the unpacked design system. */
  readonly ui: string;
  readonly remove: () => void;
}

/**
 * Installs the packed design system into a new folder outside the workspace: unpacks the tarball
 * and links exactly the packages that its manifest and the site's declare, from the workspace's own
 * store. Needs no registry; a package that is used but not declared is not found.
 * @param also packages that the site declares besides the design system.
 */
export function installPacked(tarball: string, also: readonly string[]): Site {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'packed-ui-')));
  const ui = join(folder, 'node_modules', NAME);
  mkdirSync(ui, { recursive: true });
  const tar = spawnSync('tar', ['-xzf', tarball, '-C', ui, '--strip-components=1']);
  if (tar.status !== 0) throw new Fault(`${tarball} could not be unpacked.`);
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) link(name, ui);
  for (const name of also) link(name, folder);
  return { folder, ui, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
