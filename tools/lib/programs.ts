import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError } from './cli-error.ts';

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

/**
 * The first of some programs that starts as what it is called; a distribution's placeholder does not.
 * @param output what it prints for `--version`.
 * @param variable of the environment, which may name it.
 * @throws CliError when that is not one.
 */
export function findStarting(
  title: string,
  output: RegExp,
  variable: string,
  paths: readonly (string | null)[],
): string | null {
  const starts = (file: string | null): file is string => {
    if (file === null) return false;
    const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
    return run.status === 0 && output.test(run.stdout);
  };
  const chosen = process.env[variable];
  if (!chosen || starts(chosen)) return chosen || (paths.find(starts) ?? null);
  throw new CliError(`${variable} is "${chosen}", which does not start as a ${title}.`);
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

/**
 * Installs Debian packages, or newer versions of them, if this is root and there is apt. The lists of
 * packages are fetched first: those of a machine's image name browsers that may be a year old.
 * @returns what was tried.
 */
export function aptInstall(...names: readonly string[]): string[] {
  if (process.getuid?.() !== 0 || !findOnPath('apt-get')) return [];
  return [
    ['update', '-q'],
    ['install', '-y', '-q', '--no-install-recommends', ...names],
  ].map((args) => runInstaller('apt-get', args));
}
