import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathBelowRoot } from './workspace.ts';

/**
 * All files below a folder.
 * @param ignored tested against each file's and folder's path below the repository's root.
 */
export function listFiles(folder: string, ignored: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignored.test(pathBelowRoot(path))) return [];
    return entry.isDirectory() ? listFiles(path, ignored) : [path];
  });
}

/** Fingerprint of the names and contents of files, and of settings beside them. */
export function fingerprintFiles(files: readonly string[], settings: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${pathBelowRoot(file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  for (const setting of settings) hash.update(`${setting}\0`);
  return hash.digest('hex');
}
