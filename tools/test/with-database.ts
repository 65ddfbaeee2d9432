import { createTempFolder, removeFolder } from '../lib/temp-folder.ts';
import { prepareDataDir } from '../start/data-dir.ts';
import { startDatabase } from '../start/database.ts';

/**
 * Starts an empty PostgreSQL.
 * @returns its URL with the rights to create databases, and what stops and removes it.
 */
export async function startEmptyDatabase() {
  const folder = createTempFolder('test');
  const remove = () => removeFolder(folder);
  try {
    prepareDataDir(folder);
    // Tests prove rules and not durability: no wait for the disk.
    const settings = ['fsync=off', 'max_connections=200'];
    const { adminUrl, child } = await startDatabase(folder, { settings });
    return { adminUrl, stop: () => child.stop(15_000).finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Runs something against an empty PostgreSQL. @param work is given its URL. */
export async function withDatabase<T>(work: (adminUrl: string) => Promise<T>): Promise<T> {
  const { adminUrl, stop } = await startEmptyDatabase();
  return work(adminUrl).finally(stop);
}
