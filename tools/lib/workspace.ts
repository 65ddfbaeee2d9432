import { join, relative, sep } from 'node:path';

/** Absolute path of the repository's root folder. */
export const workspaceRoot = join(import.meta.dirname, '..', '..');

/** Absolute path inside the repository, of parts below the root. */
export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);

/** Path of a file below the repository's root, with slashes on every system. */
export const pathBelowRoot = (path: string): string =>
  relative(workspaceRoot, path).replaceAll(sep, '/');
