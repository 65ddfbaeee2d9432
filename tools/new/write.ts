import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from '../lib/fault.ts';
import { inWorkspace } from '../lib/workspace.ts';
import { runCommand } from '../test/run-command.ts';
import { componentFiles, withExport } from './component.ts';
import type { NewFile } from './names.ts';
import { type ScreenPlan, screenFiles } from './screen.ts';

const ENTRY = 'packages/ui/src/entries/index.ts';

/** Writes files that must not exist yet, and lets Biome lay them out. */
async function write(root: string, files: readonly NewFile[]): Promise<void> {
  const taken = files.find(({ path }) => existsSync(join(root, path)));
  if (taken) throw new Fault(`${taken.path} exists already.`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await format(
    root,
    files.map(({ path }) => path),
  );
}

async function format(root: string, paths: readonly string[]): Promise<void> {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  const biome = inWorkspace('node_modules', '.bin', 'biome');
  const { ok, output } = await runCommand(biome, ['check', '--write', ...code], { cwd: root });
  if (!ok) throw new Fault('Biome refuses what was written.', output.split('\n'));
}

/** Makes a component's folder and exports it. @returns the paths written. */
export async function newComponent(root: string, name: string, withSpec: boolean) {
  const files = componentFiles(name, withSpec);
  await write(root, files);
  const entry = join(root, ENTRY);
  writeFileSync(entry, withExport(readFileSync(entry, 'utf8'), name));
  await format(root, [ENTRY]);
  return [...files.map(({ path }) => path), ENTRY];
}

/** Makes a screen's folder and its texts. @returns the paths written. */
export async function newScreen(root: string, plan: ScreenPlan) {
  const files = screenFiles(plan);
  await write(root, files);
  return files.map(({ path }) => path);
}
