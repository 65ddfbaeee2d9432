import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Node's own way to do so never ends where none
 * can be made, as in `/proc` or below an automounted folder.
 * @param mode rights of the folders that it makes.
 * @throws Error of the system when one cannot be made.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (existsSync(path)) {
    return;
  }
  const parent = dirname(path);
  if (parent !== path) {
    makeFolder(parent, mode);
  }
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!existsSync(path)) {
      throw error;
    }
  }
}
