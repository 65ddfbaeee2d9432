import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the PATH has a program, or `null`. */
export function onPath(name: string): string | null {
  const { PATH = '' } = process.env;
  for (const folder of PATH.split(delimiter).filter(Boolean)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** Runs a command to its end. @returns what it said, under its own line. */
export function runAloud(command: string, args: readonly string[]): string {
  const done = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return [`$ ${command} ${args.join(' ')}`, done.stdout, done.stderr, done.error?.message]
    .filter(Boolean)
    .join('\n');
}

/** Installs Debian packages where root may and there is apt. @returns what was tried. */
export function aptInstall(...names: readonly string[]): string[] {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return [];
  return [
    runAloud('apt-get', ['update', '-q']),
    runAloud('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names]),
  ];
}
