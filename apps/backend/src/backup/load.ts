import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { knownMigrations, migrateDatabase } from '../database/migrate.ts';
import {
  BackupError,
  type BackupSummary,
  checkBackup,
  endOfRows,
  linesOf,
  readLine,
  tableShape,
  textSettings,
} from './backup-file.ts';
import { brokenInvariants } from './ledger-invariants.ts';
import { migrationsOf, quoted, tablesOf, withoutRules } from './tables.ts';
import { makeJobsTable, queueJobs } from './waiting-jobs.ts';

const BATCH_BYTES = 65_536;

/** The rows up to the end of a table, in pieces of a size that is worth sending. */
async function* rowsOf(lines: AsyncIterator<Buffer, undefined>): AsyncGenerator<Buffer> {
  let batch: Buffer[] = [];
  let size = 0;
  const newline = Buffer.from('\n');
  for (;;) {
    const { value } = await lines.next();
    if (!value || value.toString('latin1') === endOfRows) {
      break;
    }
    batch.push(Buffer.from(value), newline);
    size += value.length + 1;
    if (size > BATCH_BYTES) {
      yield Buffer.concat(batch);
      batch = [];
      size = 0;
    }
  }
  yield Buffer.concat(batch);
}

/**
 * Copies every table of a backup. @throws BackupError when the counts differ from the recorded
 * ones.
 */
async function copyTables(client: pg.PoolClient, file: string, expected: BackupSummary['end']) {
  const lines: AsyncIterator<Buffer, undefined> = linesOf(file);
  await lines.next();
  for (const name of Object.keys(expected.rows)) {
    const { value } = await lines.next();
    const { table, columns } = readLine(tableShape, value ?? Buffer.alloc(0));
    const target = `${pg.escapeIdentifier(table)} (${quoted(columns)})`;
    const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`));
    await pipeline(Readable.from(rowsOf(lines), { objectMode: false }), stream);
    if (table !== name || stream.rowCount !== expected.rows[name]) {
      throw new BackupError(`The table ${table} did not come back whole.`);
    }
  }
  await lines.return?.();
}

/** Options of a restore. */
export interface RestoreOptions {
  /** Whether to accept a backup whose credits do not add up, as a last resort. */
  readonly acceptBrokenCredits?: boolean;
  /** Called once all data are in the database, before it is brought to the newest version. */
  readonly onDataRestored?: () => void;
}

async function requireSoundCredits(client: pg.PoolClient): Promise<void> {
  const broken = await brokenInvariants(client);
  if (broken.length > 0) {
    throw new BackupError(`The credits of the backup do not add up: ${broken.join('; ')}.`);
  }
}

/** Restores tables, sequences and jobs in the caller's transaction. */
async function loadAll(client: pg.PoolClient, file: string, { end }: BackupSummary) {
  await client.query(textSettings);
  await makeJobsTable(client);
  await withoutRules(client, async () => {
    for (const { name } of await tablesOf(client)) {
      // The migrations themselves wrote some rows, such as the tools.
      await client.query(`DELETE FROM ${pg.escapeIdentifier(name)}`);
    }
    await copyTables(client, file, end);
  });
  for (const [name, value] of Object.entries(end.sequences)) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [
      pg.escapeIdentifier(name),
      value,
    ]);
  }
  await queueJobs(client);
}

/** Rejects a database that contains data of any user. */
async function requireEmpty(client: pg.PoolClient): Promise<void> {
  const tables = await tablesOf(client);
  const isForeignSchema = tables.length > 0 && (await migrationsOf(client)).length === 0;
  const usersTable = tables.some(({ name }) => name === 'users')
    ? await client.query('SELECT 1 FROM users LIMIT 1')
    : { rowCount: 0 };
  if (isForeignSchema || usersTable.rowCount) {
    throw new BackupError(
      'The database is not empty. A backup is restored into an empty one only; nothing was changed.',
    );
  }
}

/**
 * Rejects tables that are newer than the backup, such as those that another restore or `migrate` made: the
 * migrations that are missing in the data would not run any more.
 */
async function requireNotNewer(client: pg.PoolClient, { header }: BackupSummary): Promise<void> {
  const newer = (await migrationsOf(client)).filter((name) => !header.migrations.includes(name));
  if (newer.length > 0) {
    throw new BackupError(
      `The tables of the database are newer (${newer.at(-1)}) than the backup (${header.migrations.at(-1)}): ` +
        'make another database, without tables. Nothing was changed.',
    );
  }
}

/** Rejects a backup with unknown tables. */
function requireKnown({ header }: BackupSummary): void {
  const known = knownMigrations().slice(0, header.migrations.length);
  if (header.migrations.join() !== known.join()) {
    throw new BackupError(
      `The backup is of another version (${header.migrations.at(-1)}): restore it with that one.`,
    );
  }
}

/**
 * Restores a backup into an empty database and brings it to the newest version (ADR 023). The data
 * come back all, in one transaction, or not at all.
 * @returns rows by table.
 * @throws BackupError when the file is damaged or of a newer version, or the database not empty or newer.
 */
export async function restoreBackup(
  pool: pg.Pool,
  file: string,
  { acceptBrokenCredits = false, onDataRestored }: RestoreOptions = {},
): Promise<Record<string, number>> {
  const summary = await checkBackup(file);
  requireKnown(summary);
  const client = await pool.connect();
  try {
    await requireEmpty(client);
    await requireNotNewer(client, summary);
    await migrateDatabase(pool, summary.header.migrations.at(-1));
    await client.query('BEGIN');
    await loadAll(client, file, summary);
    if (!acceptBrokenCredits) {
      await requireSoundCredits(client);
    }
    await client.query('COMMIT');
  } finally {
    // Closed and not reused: this also rolls back a transaction that failed.
    client.release(true);
  }
  onDataRestored?.();
  await migrateDatabase(pool);
  return summary.end.rows;
}
