/** Bytes that a stream of it gives at once. */
const chunkLength = 65_536;

/**
 * A file of any size that is zeros after its first bytes, and notes how many bytes are read. Only
 * what counting uses of `File` is there: `size`, `name`, `slice`, `arrayBuffer` and `stream`.
 */
export class SparseFile {
  readonly size: number;
  readonly name: string;
  readonly #start: Uint8Array;
  readonly #offset: number;
  readonly #onRead: (bytes: number) => void;

  constructor(
    name: string,
    size: number,
    start: Uint8Array,
    onRead: (n: number) => void,
    offset = 0,
  ) {
    this.name = name;
    this.size = size;
    this.#start = start;
    this.#onRead = onRead;
    this.#offset = offset;
  }

  /** @returns it as what the code under test takes. */
  asFile(): File {
    return this as unknown as File;
  }

  slice(from = 0, to = this.size): SparseFile {
    const end = Math.min(to, this.size);
    const size = Math.max(end - from, 0);
    return new SparseFile(this.name, size, this.#start, this.#onRead, this.#offset + from);
  }

  #read(from: number, length: number): Uint8Array<ArrayBuffer> {
    this.#onRead(length);
    const bytes = new Uint8Array(length);
    bytes.set(this.#start.subarray(this.#offset + from, this.#offset + from + length));
    return bytes;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return this.#read(0, this.size).buffer;
  }

  stream(): ReadableStream<Uint8Array> {
    let from = 0;
    return new ReadableStream({
      pull: (controller) => {
        const length = Math.min(chunkLength, this.size - from);
        if (length === 0) {
          controller.close();
          return;
        }
        controller.enqueue(this.#read(from, length));
        from += length;
      },
    });
  }
}
