import { ByteCursor } from './byte-cursor.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import type { FileContent } from './stored-file.ts';

/** Bytes of the header of a `.gdbtable` file. */
const headerLength = 40;
/** Every row has at least its own length before it. */
const minRowLength = 4;

/** The parsed header of a `.gdbtable` file. */
export interface TableHeader {
  /** Records that exist; deleted ones do not count. */
  rows: number;
  /** Where the description of the fields starts, in bytes. */
  fieldsOffset: number;
}

/**
 * Reads the header of a `.gdbtable` file. Version 3 has its count as 4 bytes at byte 4; version 4
 * (64-bit OBJECTIDs) as 8 bytes at byte 16.
 * @param size length of the whole file: a count that does not fit into it is rejected.
 * @throws GeodatabaseError if it is no such header.
 */
export function parseTableHeader(bytes: Uint8Array, size: number): TableHeader {
  const version = new ByteCursor(bytes).int32();
  if (version !== 3 && version !== 4) throw new GeodatabaseError('damaged');
  const rows = version === 3 ? new ByteCursor(bytes, 4).int32() : new ByteCursor(bytes, 16).int64();
  const fieldsOffset = new ByteCursor(bytes, 32).int64();
  if (rows < 0 || rows * minRowLength > size) throw new GeodatabaseError('damaged');
  return { rows, fieldsOffset };
}

/** Reads how many records a table has, and nothing else of it. */
export async function readRowCount(file: FileContent): Promise<number> {
  return parseTableHeader(await file.readStart(headerLength), file.size).rows;
}
