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

/** @returns the path of the first executable of this name in the folders of `PATH`, or `null`. */
export function findOnPath(name: string): string | null {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, file)).find(isExecutable) ?? null;
}

/** What a program prints of its version; empty when it does not start, as a distribution's placeholder. */
export function versionOf(path: string): string {
  const run = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return run.status === 0 ? `${run.stdout}${run.stderr}` : '';
}

/** A program that tools need, and how it comes to a machine. */
export interface Wanted {
  readonly title: string;
  /** Environment variable that may name it. */
  readonly variable: string;
  /** Where else to look, in this order. */
  readonly paths: () => readonly (string | null)[];
  /** Whether the program at a path is one. */
  readonly recognize: (path: string) => boolean;
  /** Debian's packages that have it. */
  readonly packages: readonly string[];
}

/** Finds a program of this machine. @throws CliError when its variable names another one. */
export function findProgram({ title, variable, paths, recognize }: Wanted): string | null {
  const chosen = process.env[variable];
  const candidates = chosen ? [chosen] : paths().filter((path) => path !== null);
  const found = candidates.find(recognize);
  if (found || !chosen) return found ?? null;
  throw new CliError(`${variable} is "${chosen}", which does not start as a ${title}.`);
}

/**
 * Finds a program, or installs it: with apt-get for root, else by its own installer.
 * @throws CliError that says what was tried.
 */
export function ensureProgram(wanted: Wanted, installer?: readonly string[]): string {
  const present = findProgram(wanted);
  if (present) return present;
  const { title, variable, packages } = wanted;
  const tried = aptInstall(...packages);
  if (installer && !findProgram(wanted)) tried.push(install(process.execPath, installer));
  const installed = findProgram(wanted);
  if (installed) return installed;
  throw new CliError(
    `No ${title} was found and none could be installed. Install one (on Debian: apt-get install ` +
      `${packages.join(' ')}) or set ${variable} to one.`,
    tried.join('\n').trim().split('\n').slice(-20),
  );
}

/** Runs an installer to its end. @returns the command and its output. */
function install(command: string, args: readonly string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = spawnSync(command, args, { encoding: 'utf8', timeout: 600_000, env });
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
  ].map((args) => install('apt-get', args));
}
