import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a temporary folder. @param within parent folder; the system's own when absent. */
export function createTempFolder(name: string, within = tmpdir()): string {
  const folder = mkdtempSync(join(within, `portal-${name}-`));
  // For root PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

/** Removes a folder; processes that are just exiting may still be writing their last files. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });

/** Passes a new temporary folder, which is removed once the work has ended. @param name starts its name. */
export async function withTempFolder<T>(name: string, work: (folder: string) => Promise<T>) {
  const folder = createTempFolder(name);
  try {
    return await work(folder);
  } finally {
    removeFolder(folder);
  }
}
