import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { npmCommand, scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { requireCommand } from '../test/run-command.ts';

const source = inWorkspace('packages', 'ui');

/** The arguments of `npx` that run pnpm as `tools/bootstrap.mjs` does, from the same cache. */
export function pnpm(...args: string[]): string[] {
  const { packageManager } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
  const workspace = readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8');
  const node = /^ {2}node: (\d\S*)$/m.exec(workspace)?.[1];
  return ['--yes', `--package=node@${node}`, `--package=${packageManager}`, '--', 'pnpm', ...args];
}

/**
 * Builds the design system and packs it as it would be published.
 * @param folder where the tarball is put; emptied first.
 * @returns path of the tarball.
 * @throws CliError with the output of the failed command.
 */
export async function packUi(folder: string, signal?: AbortSignal): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const run = (command: string, args: readonly string[]) =>
    requireCommand(`${command} failed.`, command, args, { cwd: source, signal });
  const node = process.execPath;
  await run(node, [scriptOf('rolldown', source), '--config', '--log-level', 'warn']);
  await run(node, [scriptOf('tsc'), '-p', 'tsconfig.build.json']);
  const tarball = `${folder}/consultancy-ui.tgz`;
  const hooks = '--config.pnpmfile=build/published-manifest.mjs';
  const [npx, ...first] = npmCommand('npx');
  await run(npx, [...first, ...pnpm('pack', hooks, '--out', tarball)]);
  return tarball;
}
