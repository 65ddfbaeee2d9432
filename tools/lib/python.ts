import { spawnSync } from 'node:child_process';
import { CliError } from './cli-error.ts';
import { aptInstall, findOnPath } from './programs.ts';

/** A Python of this machine. */
export interface Python {
  readonly path: string;
  readonly version: string;
}

interface Wanted {
  /** Environment variable that may name it. */
  readonly variable: string;
  /** Where else to look, in this order. */
  readonly paths: readonly (string | null)[];
  /** Beginning of its version. */
  readonly major: string;
  /** Modules that it must be able to import. */
  readonly modules?: readonly string[];
}

/** Version of a Python that starts, such as `3.11.7`; `null` for anything else. */
function versionOf(file: string): string | null {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  // Python 2 prints it to standard error.
  const match = /^Python (\d\.\d+\.\d+)/.exec(`${run.stdout}${run.stderr}`);
  return run.status === 0 ? (match?.[1] ?? null) : null;
}

function find({ variable, paths, major, modules = [] }: Wanted): Python | null {
  const chosen = process.env[variable];
  for (const path of chosen ? [chosen] : paths) {
    const version = path && versionOf(path);
    if (!path || !version?.startsWith(major)) continue;
    const args = ['-B', '-c', `import ${modules.join(', ')}`];
    const imports = () => spawnSync(path, args, { timeout: 60_000 }).status === 0;
    if (modules.length === 0 || imports()) return { path, version };
  }
  if (!chosen) return null;
  const lacks = modules.length > 0 ? ` with ${modules.join(', ')}` : '';
  throw new CliError(`${variable} is "${chosen}", which is no Python ${major}x${lacks}.`);
}

function ensure(wanted: Wanted, packages: readonly string[], purpose: string): Python {
  const present = find(wanted);
  if (present) return present;
  const tried = aptInstall(...packages);
  const installed = find(wanted);
  if (installed) return installed;
  throw new CliError(
    `No Python 3${wanted.modules ? ` with ${wanted.modules.join(', ')}` : ''} was found and none ` +
      `could be installed; ${purpose}. Install it (on Debian: apt-get install ` +
      `${packages.join(' ')}) or set ${wanted.variable} to one.`,
    tried.join('\n').trim().split('\n').slice(-20),
  );
}

/** The Python 2.7 of this machine, or `null`. @throws CliError for a wrong PYTHON2_PATH. */
export function findPython2(): Python | null {
  const paths = ['python2.7', 'python2'].map(findOnPath);
  return find({ variable: 'PYTHON2_PATH', paths, major: '2.7.' });
}

/**
 * Finds a Python 3 with GDAL and numpy, which the audit engine is tested with, or installs them
 * with apt-get for root.
 * @param more further modules, of the names that Debian's packages have after `python3-`.
 * @throws CliError that says what was tried.
 */
export function ensureGdalPython(more: readonly string[] = []): Python {
  const modules = ['numpy', 'osgeo.gdal', ...more];
  const packages = ['numpy', 'gdal', ...more].map((name) => `python3-${name}`);
  // Debian's own first: it has the packages, and another Python may come first on the PATH.
  const paths = ['/usr/bin/python3', findOnPath('python3')];
  const wanted = { variable: 'GDAL_PYTHON_PATH', paths, major: '3.', modules };
  return ensure(wanted, packages, 'the audit engine is tested with it');
}

/** Finds a Python 3, or installs one with apt-get for root. @throws CliError. */
export function ensurePython3(): Python {
  const wanted = {
    variable: 'PYTHON3_PATH',
    paths: ['python3', 'python'].map(findOnPath),
    major: '3.',
  };
  return ensure(wanted, ['python3'], 'the toolboxes are written in it');
}
