import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
