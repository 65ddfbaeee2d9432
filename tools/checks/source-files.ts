import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathBelowRoot, workspaceRoot } from '../lib/workspace.ts';

/** A source file, as the checks see it. */
export interface SourceFile {
  /** Path from the repository's root. */
  readonly path: string;
  readonly text: string;
}

const ignored = new Set([
  '.git',
  'node_modules',
  'dist',
  'storybook-static',
  '.cache',
  '.data',
  '.turbo',
]);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/**
 * The files of the repository whose name fits: those named, and all below the folders named.
 * @param folders paths from the root; one that does not exist is an error of the caller.
 */
export function readSources(folders: readonly string[], name: RegExp): SourceFile[] {
  return folders
    .map((path) => join(workspaceRoot, path))
    .flatMap((path) => (statSync(path).isFile() ? [path] : [...walk(path)]))
    .filter((path) => name.test(path))
    .sort()
    .map((path) => ({ path: pathBelowRoot(path), text: readFileSync(path, 'utf8') }));
}
