import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inWorkspace } from './workspace.ts';

const packages = {
  attw: '@arethetypeswrong/cli',
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  knip: 'knip',
  playwright: 'playwright',
  publint: 'publint',
  rolldown: 'rolldown',
  storybook: 'storybook',
  'test-storybook': '@storybook/test-runner',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
} as const;
export type NodeProgram = keyof typeof packages;

/**
 * The script of a program, to be run by Node: the files of `node_modules/.bin` are shell scripts,
 * which Windows does not start.
 * @param folder of the package that depends on it; the root when absent.
 */
export function scriptOf(program: NodeProgram, folder = inWorkspace()): string {
  const home = join(folder, 'node_modules', packages[program]);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  return join(home, typeof bin === 'string' ? bin : bin[program]);
}

/**
 * Options of `tsc` in tests. More checkers than one, as by default, cost up to twice the processor time,
 * and both cores are busy anyway.
 */
export const oneChecker = ['--checkers', '1'] as const;

/**
 * Command and first arguments of `npm` or `npx`, which are scripts of a shell too: npm's own for
 * Node where it is found, beside Node or as the present npm names it.
 */
export function npmCommand(name: 'npm' | 'npx'): readonly [string, ...string[]] {
  const beside = dirname(process.execPath);
  const folders = [
    ...(process.env.npm_execpath ? [dirname(process.env.npm_execpath)] : []),
    join(beside, 'node_modules', 'npm', 'bin'),
    join(beside, '..', 'lib', 'node_modules', 'npm', 'bin'),
  ];
  const script = folders.map((folder) => join(folder, `${name}-cli.js`)).find(existsSync);
  return script ? [process.execPath, script] : [name];
}

/** Runs the pinned pnpm on the pinned Node, as `tools/bootstrap.mjs` does and from the same cache. */
export function pnpmCommand(...args: readonly string[]): readonly [string, ...string[]] {
  const { packageManager } = JSON.parse(readFileSync(inWorkspace('package.json'), 'utf8'));
  const workspace = readFileSync(inWorkspace('pnpm-workspace.yaml'), 'utf8');
  const node = /^ {2}node: (\d\S*)$/m.exec(workspace)?.[1];
  const pinned = [`--package=node@${node}`, `--package=${packageManager}`];
  return [...npmCommand('npx'), '--yes', ...pinned, '--', 'pnpm', ...args];
}
