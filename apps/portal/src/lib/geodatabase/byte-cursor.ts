import { GeodatabaseError } from './geodatabase-error.ts';

/** Bits of a whole number that JavaScript represents exactly. */
const exactBits = 53;

/**
 * Reads little-endian values in sequence. Every method throws a `GeodatabaseError` at the end of
 * the bytes.
 */
export class ByteCursor {
  readonly #view: DataView;
  #offset: number;

  /** @param offset where it starts, in bytes. */
  constructor(bytes: Uint8Array, offset = 0) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#offset = offset;
  }

  /** Skips bytes. @returns where they start. */
  skip(length: number): number {
    const start = this.#offset;
    if (start < 0 || length < 0 || start + length > this.#view.byteLength) {
      throw new GeodatabaseError('damaged');
    }
    this.#offset = start + length;
    return start;
  }

  uint8(): number {
    return this.#view.getUint8(this.skip(1));
  }

  uint16(): number {
    return this.#view.getUint16(this.skip(2), true);
  }

  int32(): number {
    return this.#view.getInt32(this.skip(4), true);
  }

  uint32(): number {
    return this.#view.getUint32(this.skip(4), true);
  }

  /** A whole number of 8 bytes, if JavaScript represents it exactly. */
  int64(): number {
    const value = Number(this.#view.getBigInt64(this.skip(8), true));
    if (!Number.isSafeInteger(value)) throw new GeodatabaseError('damaged');
    return value;
  }

  /** A whole number of up to 6 bytes. */
  uint(length: number): number {
    const start = this.skip(length);
    let value = 0;
    for (let index = length - 1; index >= 0; index -= 1) {
      value = value * 256 + this.#view.getUint8(start + index);
    }
    return value;
  }

  /** A whole number in groups of seven bits; the last group has its high bit clear. */
  varuint(): number {
    let value = 0;
    for (let shift = 0; shift < exactBits - 7; shift += 7) {
      const group = this.uint8();
      value += (group & 0x7f) * 2 ** shift;
      if (group < 0x80) return value;
    }
    throw new GeodatabaseError('damaged');
  }

  bytes(length: number): Uint8Array {
    const start = this.skip(length);
    return new Uint8Array(this.#view.buffer, this.#view.byteOffset + start, length);
  }

  text(length: number, encoding: 'utf-8' | 'utf-16le'): string {
    return new TextDecoder(encoding).decode(this.bytes(length));
  }
}
