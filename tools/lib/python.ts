import { spawnSync } from 'node:child_process';
import { ensureProgram, findOnPath, findProgram, versionOf, type Wanted } from './programs.ts';

export interface Python {
  readonly path: string;
  readonly version: string;
}

/** Recognizes a Python by the start of its version, with modules that it can import. */
const recognize =
  (major: string, modules: readonly string[] = []) =>
  (path: string) => {
    const version = /^Python (\d\.\d+\.\d+)/.exec(versionOf(path))?.[1];
    if (!version?.startsWith(major)) return null;
    const args = ['-B', '-c', `import ${modules.join(', ')}`];
    const imports = () => spawnSync(path, args, { timeout: 60_000 }).status === 0;
    return modules.length === 0 || imports() ? { path, version } : null;
  };

/** The Python 2.7 of this machine, or `null`. @throws CliError for a wrong PYTHON2_PATH. */
export const findPython2 = (): Python | null =>
  findProgram({
    title: 'Python 2.7',
    variable: 'PYTHON2_PATH',
    paths: () => ['python2.7', 'python2'].map(findOnPath),
    recognize: recognize('2.7.'),
    packages: [],
  });

/**
 * Finds or installs a Python 3 with GDAL and numpy, which the audit engine is tested with.
 * @param more further modules, of the names that Debian's packages have after `python3-`.
 * @throws CliError that says what was tried.
 */
export function ensureGdalPython(more: readonly string[] = []): Python {
  const modules = ['numpy', 'osgeo.gdal', ...more];
  return ensureProgram({
    title: `Python 3 with ${modules.join(', ')}`,
    variable: 'GDAL_PYTHON_PATH',
    // Debian's own first: it has the packages, and another Python may come first on the PATH.
    paths: () => ['/usr/bin/python3', findOnPath('python3')],
    recognize: recognize('3.', modules),
    packages: ['numpy', 'gdal', ...more].map((name) => `python3-${name}`),
  });
}

const python3: Wanted<Python> = {
  title: 'Python 3',
  variable: 'PYTHON3_PATH',
  paths: () => ['python3', 'python'].map(findOnPath),
  recognize: recognize('3.'),
  packages: ['python3'],
};

export const ensurePython3 = (): Python => ensureProgram(python3);
