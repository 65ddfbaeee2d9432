import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDataDir } from '../start/data-dir.ts';
import { startDatabase } from '../start/database.ts';

/**
 * Runs something against a PostgreSQL of its own, which is gone afterwards.
 * @param work is given the server's address with the rights to make databases.
 */
export async function withDatabase<T>(work: (adminUrl: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  // For root the server runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  try {
    prepareDataDir(folder);
    // Tests prove rules and not durability: no wait for the disk.
    const database = await startDatabase(folder, ['fsync=off', 'max_connections=200']);
    try {
      return await work(database.adminUrl);
    } finally {
      await database.child.stop(15_000);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
