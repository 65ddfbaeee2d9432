import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError, type BackupSummary, endOfRows, textSettings } from './backup-file.ts';
import { draftEnding } from './backup-folder.ts';
import { brokenInvariants } from './ledger-invariants.ts';
import { migrationsOf, quoted, sequencesOf, tablesOf } from './tables.ts';
import { waitingJobs } from './waiting-jobs.ts';

interface Part {
  readonly table: string;
  readonly columns: readonly string[];
  /** The source of the COPY statement: a table with columns, or a query. */
  readonly source: string;
}

async function partsOf(client: pg.ClientBase): Promise<Part[]> {
  const tables = (await tablesOf(client)).map(({ name, columns }) => ({
    table: name,
    columns,
    source: `${pg.escapeIdentifier(name)} (${quoted(columns)})`,
  }));
  return [...tables, { ...waitingJobs, source: `(${waitingJobs.query})` }];
}

const countLines = (chunk: Buffer) => chunk.reduce((sum, byte) => sum + (byte === 0x0a ? 1 : 0), 0);
const line = (value: unknown) => Buffer.from(`${JSON.stringify(value)}\n`);

/** The whole text of a backup, from one snapshot of the database. */
async function* contents(client: pg.PoolClient, header: BackupSummary['header']) {
  const hash = createHash('sha256');
  const hashed = (bytes: Buffer) => {
    hash.update(bytes);
    return bytes;
  };
  const rows: Record<string, number> = {};
  yield hashed(line(header));
  for (const { table, columns, source } of await partsOf(client)) {
    yield hashed(line({ table, columns }));
    let count = 0;
    for await (const chunk of client.query(copyTo(`COPY ${source} TO STDOUT`))) {
      count += countLines(chunk);
      yield hashed(chunk);
    }
    rows[table] = count;
    yield hashed(Buffer.from(`${endOfRows}\n`));
  }
  const sequences = await sequencesOf(client);
  yield line({ rows, sequences, sha256: hash.digest('hex') });
}

/** Flushes a file or folder, and its name, to the disk. */
async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Writes a file under a draft name and names it when it is whole and on the disk. */
async function writeWhole(file: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const draft = `${file}${draftEnding}`;
  try {
    // It contains password hashes and personal data.
    const target = createWriteStream(draft, { mode: 0o600 });
    await pipeline(Readable.from(bytes, { objectMode: false }), createGzip({ level: 6 }), target);
    await flushToDisk(draft);
    await rename(draft, file);
    await flushToDisk(dirname(file));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Writes a backup from one snapshot of a database that may be in use: all tables, sequences and the
 * mails and jobs that wait (ADR 023).
 * @param file where it goes; complete, or not there at all.
 * @returns the ledger rules that the database breaks; the backup is written nevertheless.
 * @throws BackupError when the database is empty.
 */
export async function writeBackup(pool: pg.Pool, file: string): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(textSettings);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0) {
      throw new BackupError('The database has no tables of the portal.');
    }
    const broken = await brokenInvariants(client);
    const made_at = new Date().toISOString();
    const header = { format: 'gdb-audit-portal backup 1', made_at, migrations } as const;
    await writeWhole(file, contents(client, header));
    await client.query('COMMIT');
    return broken;
  } finally {
    // Closed and not reused, as a COPY may have been interrupted on it.
    client.release(true);
  }
}
