import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '..', '..');

export const inWorkspace = (...parts: string[]): string => join(workspaceRoot, ...parts);

/** Paths of all files below a folder of the repository, but those that are, or are in, an ignored one. */
export function filesBelow(folder: string, isIgnored: (path: string) => boolean): string[] {
  return readdirSync(inWorkspace(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isIgnored(path)) return [];
    return entry.isDirectory() ? filesBelow(path, isIgnored) : [path];
  });
}
