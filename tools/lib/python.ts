import { spawnSync } from 'node:child_process';
import { ensureProgram, findOnPath, findProgram, versionOf } from './programs.ts';

/** Recognizes a Python by the start of its version, with modules that it can import. */
const recognize =
  (version: string, modules: readonly string[] = []) =>
  (path: string) => {
    if (!versionOf(path).startsWith(`Python ${version}`)) return false;
    const args = ['-B', '-c', `import ${modules.join(', ')}`];
    return modules.length === 0 || spawnSync(path, args, { timeout: 60_000 }).status === 0;
  };

/** The Python 2.7 of this machine, or `null`. @throws CliError for a wrong PYTHON2_PATH. */
export const findPython2 = (): string | null =>
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
export function ensureGdalPython(more: readonly string[] = []): string {
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

export const ensurePython3 = (): string =>
  ensureProgram({
    title: 'Python 3',
    variable: 'PYTHON3_PATH',
    paths: () => ['python3', 'python'].map(findOnPath),
    recognize: recognize('3.'),
    packages: ['python3'],
  });
