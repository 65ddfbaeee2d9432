import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../lib/cli-error.ts';
import { scriptOf } from '../lib/node-programs.ts';
import { runCommand } from '../test/run-command.ts';
import { componentFiles, withExport } from './component.ts';
import type { NewFile } from './names.ts';
import { type ScreenPlan, screenFiles } from './screen.ts';

const ENTRY = 'packages/ui/src/entries/index.ts';

async function format(root: string, paths: readonly string[]): Promise<void> {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const args = [scriptOf('biome'), 'check', '--write', ...code];
  const { ok, output } = await runCommand(process.execPath, args, { cwd: root });
  if (!ok) throw new CliError('Biome rejects the new files.', output.split('\n'));
}

/** Writes files that must not exist yet, and formats them. @returns their paths. */
async function write(root: string, files: readonly NewFile[]): Promise<string[]> {
  const existing = files.find(({ path }) => existsSync(join(root, path)));
  if (existing) throw new CliError(`${existing.path} exists already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = files.map(({ path }) => path);
  await format(root, paths);
  return paths;
}

/** Creates a component's folder and exports it. @returns the paths written. */
export async function newComponent(root: string, name: string, withSpec: boolean) {
  const paths = await write(root, componentFiles(name, withSpec));
  const entry = join(root, ENTRY);
  writeFileSync(entry, withExport(readFileSync(entry, 'utf8'), name));
  await format(root, [ENTRY]);
  return [...paths, ENTRY];
}

/** Creates a screen's folder and its texts. @returns the paths written. */
export const newScreen = (root: string, plan: ScreenPlan): Promise<string[]> =>
  write(root, screenFiles(plan));
