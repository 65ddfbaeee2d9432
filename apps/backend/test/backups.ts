import { createHash, randomUUID } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { onTestFinished } from 'vitest';
import { tablesOf } from '../src/backup/tables.ts';
import { createUnlimitedPool } from '../src/database/pool.ts';
import { createEmptyDatabase } from './empty-database.ts';

/** A database with nothing at all in it, until the end of the test. */
export async function emptyDatabase(): Promise<{ url: string; pool: pg.Pool }> {
  const { url, drop } = await createEmptyDatabase();
  const pool = createUnlimitedPool(url);
  onTestFinished(async () => {
    await pool.end();
    await drop();
  });
  return { url, pool };
}

/**
 * A backup with other content and a recalculated checksum, as a forger would make it.
 * @returns its file, in the folder of the backup.
 */
export async function forgeBackup(file: string, change: (text: string) => string): Promise<string> {
  const lines = change(gunzipSync(await readFile(file)).toString('utf8')).split('\n');
  const end = JSON.parse(lines.at(-2) ?? '');
  const before = `${lines.slice(0, -2).join('\n')}\n`;
  const sha256 = createHash('sha256').update(before).digest('hex');
  const path = join(dirname(file), `${randomUUID()}.backup`);
  await writeFile(path, gzipSync(`${before}${JSON.stringify({ ...end, sha256 })}\n`));
  return path;
}

/** Everything in a database's tables, as text that two databases can be compared by. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const client = await pool.connect();
  try {
    const contents: Record<string, string[]> = {};
    for (const { name } of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      contents[name] = rows.map(({ row }) => row).sort();
    }
    return contents;
  } finally {
    client.release();
  }
}
