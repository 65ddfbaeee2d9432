import { ByteCursor } from './byte-cursor.ts';
import { GeodatabaseError } from './geodatabase-error.ts';

/** Types of fields, as the format numbers them. */
export const fieldType = {
  string: 4,
  objectId: 6,
  geometry: 7,
  binary: 8,
  raster: 9,
  uuid: 10,
  globalId: 11,
  xml: 12,
} as const;

const double = 8;

/** One field of a table. */
export interface TableField {
  name: string;
  type: number;
  isNullable: boolean;
}

/** The fields of a table, in the order in which rows have them. */
export interface TableFields {
  fields: readonly TableField[];
  encoding: 'utf-8' | 'utf-16le';
}

/** Dimensions that add values to the description of a geometry field. */
interface Dimensions {
  hasZ: boolean;
  hasM: boolean;
}

/** Skips the description of a geometry field after its flags. */
function skipGeometry(cursor: ByteCursor, layer: Dimensions): void {
  cursor.skip(cursor.uint16());
  const flags = cursor.uint8();
  const dimensions = Number((flags & 2) !== 0) + Number((flags & 4) !== 0);
  // Origin, scale and tolerance of each dimension, and the extent.
  cursor.skip(double * (4 + 3 * dimensions + 4));
  cursor.skip(double * 2 * (Number(layer.hasZ) + Number(layer.hasM)));
  cursor.skip(1);
  cursor.skip(double * cursor.uint32());
}

/** Skips the description of a field after its type. @returns its flags. */
function readFlags(cursor: ByteCursor, type: number, layer: Dimensions): number {
  cursor.skip(type === fieldType.string ? 4 : 1);
  const flags = cursor.uint8();
  switch (type) {
    case fieldType.geometry:
      skipGeometry(cursor, layer);
      return flags;
    case fieldType.raster:
      throw new GeodatabaseError('damaged');
    case fieldType.objectId:
    case fieldType.binary:
    case fieldType.uuid:
    case fieldType.globalId:
    case fieldType.xml:
      return flags;
    default: {
      const length = type === fieldType.string ? cursor.varuint() : cursor.uint8();
      const hasDefault = (flags & 4) !== 0;
      if (hasDefault) cursor.skip(length);
      return flags;
    }
  }
}

function readField(cursor: ByteCursor, layer: Dimensions): TableField {
  const name = cursor.text(2 * cursor.uint8(), 'utf-16le');
  cursor.skip(2 * cursor.uint8());
  const type = cursor.uint8();
  return { name, type, isNullable: (readFlags(cursor, type, layer) & 1) !== 0 };
}

/**
 * Reads the description of the fields of a `.gdbtable` file.
 * @param offset where it starts, as the header says.
 * @throws GeodatabaseError for what is none.
 */
export function parseTableFields(bytes: Uint8Array, offset: number): TableFields {
  const cursor = new ByteCursor(bytes, offset);
  // Its length and version, and the type of the geometry.
  cursor.skip(4 + 4 + 1);
  const isUtf8 = (cursor.uint8() & 1) !== 0;
  cursor.skip(1);
  const flags = cursor.uint8();
  const layer = { hasM: (flags & 0x40) !== 0, hasZ: (flags & 0x80) !== 0 };
  const count = cursor.uint16();
  const fields = Array.from({ length: count }, () => readField(cursor, layer));
  return { fields, encoding: isUtf8 ? 'utf-8' : 'utf-16le' };
}
