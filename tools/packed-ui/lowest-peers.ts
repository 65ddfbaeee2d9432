import { readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { npmCommand } from '../lib/node-programs.ts';
import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { requireCommand } from '../test/run-command.ts';
import { copyFixture } from './fixture.ts';

/** A copy of the fixture, installed by npm from its registry. */
export interface InstalledSite {
  readonly folder: string;
  /** The installed version of each peer. */
  readonly peers: Readonly<Record<string, string>>;
  readonly remove: () => void;
}

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * The lowest version that a caret range accepts.
 * @throws CliError for any other kind of range.
 */
export function lowestOf(range: string): string {
  const version = /^\^(\d+\.\d+\.\d+)$/.exec(range)?.[1];
  if (!version) throw new CliError(`${range} is not a caret range with three numbers.`);
  return version;
}

/**
 * Installs the packed design system by npm beside the lowest version of each peer, in a copy of the
 * fixture: the ranges of its manifest are resolved as on another site.
 * @param peerDependencies of the packed manifest.
 * @throws CliError with npm's output when the ranges cannot be met together.
 */
export async function installLowestPeers(
  tarball: string,
  peerDependencies: Readonly<Record<string, string>>,
): Promise<InstalledSite> {
  const folder = realpathSync(createTempFolder('lowest-peers'));
  copyFixture(folder);
  const names = Object.keys(peerDependencies);
  const lowest = names.map((name) => [name, lowestOf(peerDependencies[name] ?? '')] as const);
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { '@consultancy/ui': `file:${tarball}`, ...Object.fromEntries(lowest) },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const [npm, ...first] = npmCommand('npm');
  const args = ['install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund'];
  const failure = 'npm could not install the lowest peers.';
  await requireCommand(failure, npm, [...first, ...args], { cwd: folder });
  const installed = names.map((name) => {
    const { version } = readJson(join(folder, 'node_modules', name, 'package.json'));
    return [name, version] as const;
  });
  return {
    folder,
    peers: Object.fromEntries(installed),
    remove: () => removeFolder(folder),
  };
}
