import { ByteCursor } from './byte-cursor.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import { parseRowOffsets, type RowOffset } from './row-offsets.ts';
import { fieldType, parseTableFields, type TableFields } from './table-fields.ts';
import { parseTableHeader } from './table-header.ts';

/** Bytes of the values of a fixed length, by type of field; the others say how long they are. */
const fixedLengths = new Map<number, number>([
  [0, 2],
  [1, 4],
  [2, 4],
  [3, 8],
  [5, 8],
  [fieldType.uuid, 16],
  [fieldType.globalId, 16],
  [13, 8],
  [14, 8],
  [15, 8],
  [16, 10],
]);

/** One row of a catalogue: its id, and the requested fields that have a value. */
export interface CatalogueRow {
  id: number;
  values: ReadonlyMap<string, string>;
}

/** A UUID as `GDB_Items` stores it: the first three groups are little-endian. */
function uuidOf(bytes: Uint8Array): string {
  const order = [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15];
  return order.map((index) => (bytes[index] ?? 0).toString(16).padStart(2, '0')).join('');
}

function readValue(cursor: ByteCursor, type: number, encoding: TableFields['encoding']): string {
  const bytes = cursor.bytes(fixedLengths.get(type) ?? cursor.varuint());
  if (type === fieldType.uuid || type === fieldType.globalId) return uuidOf(bytes);
  return type === fieldType.string ? new TextDecoder(encoding).decode(bytes) : '';
}

/** Reads the requested fields of one row; null where the row was deleted. */
function readRow(
  bytes: Uint8Array,
  { id, offset }: RowOffset,
  { fields, encoding }: TableFields,
  requested: ReadonlySet<string>,
): CatalogueRow | null {
  const cursor = new ByteCursor(bytes, offset);
  if (cursor.int32() < 0) return null;
  const nullable = fields.filter(({ isNullable }) => isNullable).length;
  const nulls = cursor.bytes(Math.ceil(nullable / 8));
  const values = new Map<string, string>();
  let flag = 0;
  for (const { name, type, isNullable } of fields) {
    if (values.size === requested.size) break;
    const isNull = isNullable && ((nulls[flag >> 3] ?? 0) >> (flag & 7)) & 1;
    if (isNullable) flag += 1;
    // The OBJECTID is the place of the row, and no value of it.
    if (isNull || type === fieldType.objectId) continue;
    const value = readValue(cursor, type, encoding);
    if (requested.has(name)) values.set(name, value);
  }
  return { id, values };
}

/**
 * Reads some fields of every row of a catalogue, texts and UUIDs (as 32 hexadecimal digits).
 * @param table the whole `.gdbtable` file.
 * @param index the whole `.gdbtablx` file beside it.
 * @throws GeodatabaseError for what is no table, or has fewer rows than it announces.
 */
export function parseCatalogue(
  table: Uint8Array,
  index: Uint8Array,
  requested: readonly string[],
): CatalogueRow[] {
  const { rows, fieldsOffset } = parseTableHeader(table, table.length);
  const fields = parseTableFields(table, fieldsOffset);
  const names = new Set(requested);
  const found = parseRowOffsets(index)
    .map((offset) => readRow(table, offset, fields, names))
    .filter((row) => row !== null);
  if (found.length < rows) throw new GeodatabaseError('damaged');
  return found;
}
