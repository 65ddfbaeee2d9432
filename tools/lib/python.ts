import { spawnSync } from 'node:child_process';
import { Fault } from './fault.ts';
import { aptInstall, onPath } from './programs.ts';

/** Version of a Python that starts, such as `3.11.7`; `null` for anything else. */
function versionOf(file: string): string | null {
  const run = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  // Python 2 says it on the error output.
  const said = /^Python (\d\.\d+\.\d+)/.exec(`${run.stdout}${run.stderr}`);
  return run.status === 0 ? (said?.[1] ?? null) : null;
}

/** A Python of this machine. */
export interface Python {
  readonly path: string;
  readonly version: string;
}

function find(variable: string, names: readonly string[], major: string): Python | null {
  const given = process.env[variable];
  for (const path of given ? [given] : names.map(onPath)) {
    const version = path && versionOf(path);
    if (path && version?.startsWith(major)) return { path, version };
  }
  if (given) throw new Fault(`${variable} names "${given}", which is no Python ${major}x.`);
  return null;
}

/** The Python 2.7 of this machine, which few have any more. @throws Fault for a wrong PYTHON2_PATH. */
export const findPython2 = (): Python | null =>
  find('PYTHON2_PATH', ['python2.7', 'python2'], '2.7.');

const findPython3 = () => find('PYTHON3_PATH', ['python3', 'python'], '3.');

function findGdalPython(modules: readonly string[]): Python | null {
  const { GDAL_PYTHON_PATH } = process.env;
  // Debian's own first: it has the packages, where a Python of one's own comes first on the PATH.
  const candidates = GDAL_PYTHON_PATH
    ? [GDAL_PYTHON_PATH]
    : ['/usr/bin/python3', onPath('python3')];
  for (const path of candidates) {
    const version = path && versionOf(path);
    if (!path || !version?.startsWith('3.')) continue;
    const args = ['-B', '-c', `import ${modules.join(', ')}`];
    if (spawnSync(path, args, { timeout: 60_000 }).status === 0) return { path, version };
  }
  if (!GDAL_PYTHON_PATH) return null;
  const lacks = `which is no Python 3 with ${modules.join(', ')}`;
  throw new Fault(`GDAL_PYTHON_PATH names "${GDAL_PYTHON_PATH}", ${lacks}.`);
}

/**
 * Finds a Python 3 with GDAL and numpy, which the audit engine is tested with, or installs them
 * with apt-get for root.
 * @param more further modules, of the names that Debian's packages have after `python3-`.
 * @throws Fault that says what was tried.
 */
export function ensureGdalPython(more: readonly string[] = []): Python {
  const modules = ['numpy', 'osgeo.gdal', ...more];
  const packages = ['numpy', 'gdal', ...more].map((name) => `python3-${name}`);
  const present = findGdalPython(modules);
  if (present) return present;
  const tried = aptInstall(...packages);
  const installed = findGdalPython(modules);
  if (installed) return installed;
  throw new Fault(
    `No Python 3 with ${modules.join(', ')} was found and none could be installed; the audit ` +
      `engine is tested with it. Install them (on Debian: apt-get install ${packages.join(' ')}) ` +
      'or set GDAL_PYTHON_PATH to a Python that has them.',
    tried.join('\n').trim().split('\n').slice(-20),
  );
}

/**
 * Finds a Python 3, or installs one with apt-get for root.
 * @throws Fault that says what was tried.
 */
export function ensurePython3(): Python {
  const present = findPython3();
  if (present) return present;
  const tried = aptInstall('python3');
  const installed = findPython3();
  if (installed) return installed;
  throw new Fault(
    'No Python 3 was found and none could be installed; the toolboxes are written in it. Install ' +
      'one (on Debian: apt-get install python3) or set PYTHON3_PATH to one.',
    tried.join('\n').trim().split('\n').slice(-20),
  );
}
