import { describe, expect, it } from 'vitest';
import { ByteCursor } from './byte-cursor.ts';
import { parseRowOffsets } from './row-offsets.ts';
import { parseTableHeader } from './table-header.ts';

/** A header of 40 bytes. */
function header(write: (view: DataView) => void): Uint8Array {
  const bytes = new Uint8Array(40);
  write(new DataView(bytes.buffer));
  return bytes;
}

describe('the header of a table', () => {
  it('has its count at byte 4 in version 3', () => {
    const bytes = header((view) => {
      view.setInt32(0, 3, true);
      view.setInt32(4, 1_234_567, true);
    });
    expect(parseTableHeader(bytes, 100_000_000).rows).toBe(1_234_567);
  });

  it('has its count as 8 bytes at byte 16 in version 4, of 64-bit OBJECTIDs', () => {
    const bytes = header((view) => {
      view.setInt32(0, 4, true);
      view.setInt32(4, 1, true);
      view.setBigInt64(16, 3_000_000_000n, true);
    });
    expect(parseTableHeader(bytes, 100_000_000_000).rows).toBe(3_000_000_000);
  });

  it.each([
    ['another version', 5, 1],
    ['a negative count', 3, -1],
    ['more rows than fit into the file', 3, 251],
  ])('is rejected with %s', (_, version, rows) => {
    const bytes = header((view) => {
      view.setInt32(0, version, true);
      view.setInt32(4, rows, true);
    });
    expect(() => parseTableHeader(bytes, 1000)).toThrow('damaged');
  });
});

describe('the offsets of rows', () => {
  /** Two blocks of offsets: of ids 1 to 1,024 and, as the map says, of 2,049 to 3,072. */
  function index(map: number): Uint8Array {
    const bytes = new Uint8Array(16 + 2 * 1024 * 5 + 16 + 4);
    const view = new DataView(bytes.buffer);
    for (const [at, value] of [3, 2, 3072, 5].entries()) view.setInt32(4 * at, value, true);
    view.setUint32(16 + 5, 70, true);
    view.setUint8(16 + 5 + 4, 1);
    view.setUint32(16 + 1024 * 5, 900, true);
    const trailer = 16 + 2 * 1024 * 5;
    view.setUint32(trailer, 1, true);
    view.setUint32(trailer + 4, 3, true);
    view.setUint8(trailer + 16, map);
    return bytes;
  }

  it('leave out deleted rows and the blocks that are not in the file', () => {
    expect(parseRowOffsets(index(0b101))).toEqual([
      { id: 2, offset: 2 ** 32 + 70 },
      { id: 2049, offset: 900 },
    ]);
  });

  it('are rejected with a map that does not fit', () => {
    expect(() => parseRowOffsets(index(0b111))).toThrow('damaged');
    expect(() => parseRowOffsets(index(0b101).subarray(0, 9000))).toThrow('damaged');
  });
});

describe('a number of groups of seven bits', () => {
  it('is read up to the largest exact number of JavaScript', () => {
    expect(new ByteCursor(Uint8Array.of(0xac, 0x02)).varuint()).toBe(300);
    expect(() => new ByteCursor(new Uint8Array(20).fill(0xff)).varuint()).toThrow('damaged');
    expect(() => new ByteCursor(Uint8Array.of(0xff)).varuint()).toThrow('damaged');
  });
});
