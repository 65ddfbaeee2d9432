import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a program on the PATH, or `null`. */
export function findOnPath(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const names = process.platform === 'win32' ? [`${name}.exe`] : [name];
  const files = folders.flatMap((folder) => names.map((file) => join(folder, file)));
  return files.find(isExecutable) ?? null;
}

/** Runs an installer to its end. @returns the command and its output. */
export function runInstaller(command: string, args: readonly string[]): string {
  const run = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  const lines = [`$ ${command} ${args.join(' ')}`, run.stdout, run.stderr, run.error?.message];
  return lines.filter(Boolean).join('\n');
}

/** Installs Debian packages if this is root and there is apt. @returns what was tried. */
export function aptInstall(...names: readonly string[]): string[] {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return [];
  return [
    runInstaller('apt-get', ['update', '-q']),
    runInstaller('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]),
  ];
}
