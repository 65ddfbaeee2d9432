import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository's root folder. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Absolute path inside the repository.
 * @param parts path below the root, e.g. `'apps', 'portal'`.
 */
export function inWorkspace(...parts: string[]): string {
  return join(workspaceRoot, ...parts);
}

/** Path of a file below the repository's root, with slashes on every system. */
export const pathBelowRoot = (path: string): string =>
  relative(workspaceRoot, path).replaceAll(sep, '/');
