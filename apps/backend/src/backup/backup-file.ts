import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';
import { describeError } from '../describe-error.ts';

/** Why a backup cannot be written or restored, as text for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** How rows are written and read, whatever the server's settings are. */
export const textSettings = "SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO, YMD'";

/** First line of a backup. */
export const headerShape = z.object({
  format: z.literal('gdb-audit-portal backup 1'),
  made_at: z.string(),
  /** The schema's version: every migration that the database had. */
  migrations: z.array(z.string()).min(1),
});

/** Line before the rows of a table; the rows are as COPY writes them, up to a line `\.`. */
export const tableShape = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });

/** Last line: what there must have been before it. */
export const endShape = z.object({
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.number()),
  /** Of every byte before this line. */
  sha256: z.string(),
});

/** The parsed first and last lines of a backup. */
export interface BackupSummary {
  readonly header: z.output<typeof headerShape>;
  readonly end: z.output<typeof endShape>;
}

export const endOfRows = '\\.';
const NEWLINE = 0x0a;
const damagedBackup = (reason: string) =>
  new BackupError(`The backup is damaged or is none: ${reason}.`);

/** The lines of a packed file, without their ends. Only the line feed counts as one. */
export async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let rest: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      const text = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      let from = 0;
      for (let at = text.indexOf(NEWLINE); at >= 0; at = text.indexOf(NEWLINE, from)) {
        yield text.subarray(from, at);
        from = at + 1;
      }
      rest = text.subarray(from);
    }
  } catch (error) {
    throw damagedBackup(error instanceof Error ? error.message : String(error));
  }
  if (rest.length > 0) {
    throw damagedBackup('it breaks off in the middle of a line');
  }
}

/** Reads one of the lines that are not rows. @throws BackupError when it is another one. */
export function readLine<T extends z.ZodType>(shape: T, line: Buffer): z.output<T> {
  try {
    return shape.parse(JSON.parse(line.toString('utf8')));
  } catch {
    throw damagedBackup('a line of it cannot be read');
  }
}

/**
 * Reads a backup completely, before any of it is used.
 * @throws BackupError when a byte is missing or another one.
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const hash = createHash('sha256');
  let first: Buffer | null = null;
  let last: Buffer | null = null;
  for await (const line of linesOf(file)) {
    if (last) {
      hash.update(last).update('\n');
    }
    first ??= Buffer.from(line);
    last = line;
  }
  if (!first || !last) {
    throw damagedBackup('it is empty');
  }
  const header = readLine(headerShape, first);
  const end = readLine(endShape, last);
  if (hash.digest('hex') !== end.sha256) {
    throw damagedBackup('its checksum is another one');
  }
  return { header, end };
}

/**
 * Reads a backup that was just made completely. A damaged one is removed: by its name it would count
 * as the newest.
 * @throws BackupError when it is damaged.
 */
export async function checkNewBackup(file: string): Promise<BackupSummary> {
  try {
    return await checkBackup(file);
  } catch (error) {
    await rm(file);
    throw new BackupError(`${file} is removed again. ${describeError(error)}`);
  }
}
