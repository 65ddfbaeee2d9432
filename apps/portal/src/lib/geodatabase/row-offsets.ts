import { ByteCursor } from './byte-cursor.ts';
import { GeodatabaseError } from './geodatabase-error.ts';

const headerLength = 16;
const rowsOfBlock = 1024;

/** Where a row is. */
export interface RowOffset {
  /** Its OBJECTID. */
  id: number;
  /** Where it starts in the `.gdbtable` file, in bytes. */
  offset: number;
}

/**
 * Which blocks of 1,024 ids have their offsets in the file: those without any row are left out
 * where a map after the offsets says so.
 */
function readBlocks(bytes: Uint8Array, count: number, entryLength: number): number[] {
  const all = Array.from({ length: count }, (_, block) => block);
  if (count === 0) return all;
  const cursor = new ByteCursor(bytes, headerLength + count * rowsOfBlock * entryLength);
  const words = cursor.uint32();
  const bits = cursor.uint32();
  cursor.skip(8);
  if (words === 0) return all;
  const map = cursor.bytes(Math.ceil(bits / 8));
  const present: number[] = [];
  for (let block = 0; block < bits; block += 1) {
    if (((map[block >> 3] ?? 0) >> (block & 7)) & 1) present.push(block);
  }
  if (present.length !== count) throw new GeodatabaseError('damaged');
  return present;
}

/**
 * Reads where the rows of a table are from its `.gdbtablx` file (version 3, which catalogues have).
 * @throws GeodatabaseError for what is no such file.
 */
export function parseRowOffsets(bytes: Uint8Array): RowOffset[] {
  const header = new ByteCursor(bytes);
  const version = header.int32();
  const blocks = header.uint32();
  header.skip(4);
  const entryLength = header.uint32();
  if (version !== 3 || entryLength < 4 || entryLength > 6) throw new GeodatabaseError('damaged');
  // Rejects a count that does not fit before memory is allocated for it.
  new ByteCursor(bytes).skip(headerLength + blocks * rowsOfBlock * entryLength);
  const cursor = new ByteCursor(bytes, headerLength);
  return readBlocks(bytes, blocks, entryLength).flatMap((block) =>
    Array.from({ length: rowsOfBlock }, (_, index) => ({
      id: block * rowsOfBlock + index + 1,
      offset: cursor.uint(entryLength),
    })).filter(({ offset }) => offset > 0),
  );
}
