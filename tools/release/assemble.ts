import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildDownloads } from '../downloads/build.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { pnpmCommand } from '../npm-command.mjs';
import { requireCommand } from '../test/run-command.ts';
import { renderEnvSample } from './env-sample.ts';

/** Version of the product: changesets write the same one to the portal. */
export function readVersion(): string {
  const { version } = JSON.parse(readFileSync(inWorkspace('apps/backend/package.json'), 'utf8'));
  return String(version);
}

/** Parts of the deployed package that a server does not read. */
const sourcesOfServer = ['src', 'test', 'migrations', 'tsconfig.json', 'vite.config.ts'];
const documents = ['docs/operations', 'CHANGELOG.md', 'LICENSE', 'THIRD-PARTY-NOTICES.md'];

/** The built server with the packages it loads, and nothing else of the workspace. */
async function copyServer(folder: string): Promise<void> {
  // The patches of the workspace are for packages of its tests.
  const config = '--config.allowUnusedPatches=true';
  const args = ['--filter', '@consultancy/backend', 'deploy', '--prod', '--legacy', config, folder];
  const [pnpm, ...deploying] = pnpmCommand(...args);
  await requireCommand('The server cannot be deployed.', pnpm, deploying);
  for (const name of [...sourcesOfServer, 'vitest.config.ts', 'pnpm-lock.yaml']) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  // Paths of the machine that made the release, and packages that are bundled.
  for (const name of ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml']) {
    rmSync(join(folder, 'node_modules', name), { force: true });
  }
  rmSync(join(folder, 'node_modules', '@consultancy'), { recursive: true, force: true });
  // `dist` is ignored by git and thus left out by pnpm's packing.
  cpSync(inWorkspace('apps/backend/dist'), join(folder, 'dist'), { recursive: true });
}

/** Writes what the tarball of a release contains, from builds that exist. @param folder is created. */
export async function assembleRelease(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await copyServer(join(folder, 'server'));
  // Node itself, so that a server needs nothing installed.
  const node = join(folder, 'node', 'bin', 'node');
  cpSync(inWorkspace('node_modules/node/bin/node'), node, { dereference: true });
  chmodSync(node, 0o755);
  cpSync(inWorkspace('apps/portal/dist'), join(folder, 'portal'), { recursive: true });
  buildDownloads(join(folder, 'downloads'));
  cpSync(inWorkspace('deploy'), join(folder, 'deploy'), { recursive: true });
  cpSync(inWorkspace('deploy/bin'), join(folder, 'bin'), { recursive: true });
  rmSync(join(folder, 'deploy', 'bin'), { recursive: true });
  for (const path of documents) {
    if (existsSync(inWorkspace(path)))
      cpSync(inWorkspace(path), join(folder, path), { recursive: true });
  }
  writeFileSync(join(folder, 'deploy', 'env.sample'), renderEnvSample(true));
  writeFileSync(join(folder, 'VERSION'), `${readVersion()}\n`);
}
