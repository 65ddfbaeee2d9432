import { mkdirSync, rmSync } from 'node:fs';
import { oneChecker, scriptOf } from '../lib/node-programs.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { pnpmCommand } from '../npm-command.mjs';
import { requireCommand } from '../test/run-command.ts';

const source = inWorkspace('packages', 'ui');

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
  await run(node, [scriptOf('tsc'), ...oneChecker, '-p', 'tsconfig.build.json']);
  const tarball = `${folder}/consultancy-ui.tgz`;
  const hooks = '--config.pnpmfile=build/published-manifest.mjs';
  const [pnpm, ...packing] = pnpmCommand('pack', hooks, '--out', tarball);
  await run(pnpm, packing);
  return tarball;
}
