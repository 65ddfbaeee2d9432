import { withTempFolder } from '../lib/temp-folder.ts';
import { prepareDataDir } from '../start/data-dir.ts';
import { startDatabase } from '../start/database.ts';

/**
 * Runs something against a PostgreSQL of its own, which is gone afterwards.
 * @param work is given the server's address with the rights to make databases.
 */
export const withDatabase = <T>(work: (adminUrl: string) => Promise<T>): Promise<T> =>
  withTempFolder('test', async (folder) => {
    prepareDataDir(folder);
    // Tests prove rules and not durability: no wait for the disk.
    const settings = ['fsync=off', 'max_connections=200'];
    const database = await startDatabase(folder, { settings });
    return work(database.adminUrl).finally(() => database.child.stop(15_000));
  });
