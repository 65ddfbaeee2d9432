import { join, relative, sep } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);

/** Path of a file below the repository's root, with slashes on every system. */
export const pathBelowRoot = (path: string): string =>
  relative(workspaceRoot, path).replaceAll(sep, '/');
