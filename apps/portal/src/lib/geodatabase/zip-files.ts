import {
  ERR_ENCRYPTED,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
  ERR_UNSUPPORTED_ENCRYPTION,
  type FileEntry,
  ZipReader,
} from '@zip.js/zip.js/lib/zip-core-reader.js';
import { GeodatabaseError } from './geodatabase-error.ts';
import type { FileContent, StoredFile } from './stored-file.ts';

/** Files that a ZIP with a geodatabase may have; the largest known have 4,000. */
const fileLimit = 100_000;

/** No part of a ZIP that is read at once is longer than this: the list of its files. */
const sliceLimit = 64 * 1024 * 1024;

/** Bytes that may follow the end of a ZIP. */
const trailingLimit = 1024;

const lockedErrors = new Set([
  ERR_ENCRYPTED,
  ERR_UNSUPPORTED_ENCRYPTION,
  ERR_ENCRYPTED_CENTRAL_DIRECTORY,
]);

/** Stored and Deflate. */
const readableMethods = new Set([0, 8]);

/** Converts an error of the ZIP library into one that users understand. */
function explain(error: unknown, name: string): unknown {
  // The browser's own errors, such as an unreadable file, and aborts.
  if (error instanceof GeodatabaseError || error instanceof DOMException) return error;
  const message = error instanceof Error ? error.message : '';
  if (lockedErrors.has(message)) return new GeodatabaseError('lockedZip', name, error);
  return new GeodatabaseError('unfinishedZip', name, error);
}

/** Reads slices of a ZIP for the library on request. */
const readerOf = (blob: Blob) => ({
  get readable() {
    return blob.stream();
  },
  size: blob.size,
  readUint8Array: async (offset: number, length: number) => {
    if (length > sliceLimit) throw new GeodatabaseError('tooManyFiles');
    return new Uint8Array(await blob.slice(offset, offset + length).arrayBuffer());
  },
  createReadable: ({ offset, size }: { offset: number; size: number }) =>
    blob.slice(offset, offset + size).stream(),
});

/**
 * Inflates the first bytes of an entry. Windows Explorer compresses files of more than 2 GB in a
 * format (Deflate64) that no browser reads.
 */
async function readStart(entry: FileEntry, length: number): Promise<Uint8Array> {
  if (!readableMethods.has(entry.compressionMethod)) {
    throw new GeodatabaseError('zipMethod', entry.filename);
  }
  const bytes = new Uint8Array(Math.min(length, entry.uncompressedSize));
  const enough = new AbortController();
  let filled = 0;
  const writable = new WritableStream<Uint8Array>({
    write: (chunk) => {
      const part = chunk.subarray(0, bytes.length - filled);
      bytes.set(part, filled);
      filled += part.length;
      if (filled === bytes.length && filled < entry.uncompressedSize) enough.abort();
    },
  });
  try {
    await entry.getData(writable, { useWebWorkers: false, signal: enough.signal });
  } catch (error) {
    if (!enough.signal.aborted) throw explain(error, entry.filename);
  }
  return bytes.subarray(0, filled);
}

const contentOf = (entry: FileEntry): FileContent => ({
  size: entry.uncompressedSize,
  readStart: (length) => readStart(entry, length),
});

/**
 * Lists the files of a ZIP, of any size, by its central directory.
 * @throws GeodatabaseError for a ZIP that cannot be read.
 */
export async function listZipFiles(zip: File): Promise<StoredFile[]> {
  const reader = new ZipReader(readerOf(zip), {
    useWebWorkers: false,
    maxAppendedDataSize: trailingLimit,
    // Nothing is written to disk, so no name is unsafe.
    filenameValidation: 'tolerant',
  });
  const files: StoredFile[] = [];
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entry.directory) continue;
      if (files.length === fileLimit) throw new GeodatabaseError('tooManyFiles', zip.name);
      // Some programs of Windows write backslashes.
      const path = entry.filename.replaceAll('\\', '/');
      files.push({ path, open: async () => contentOf(entry) });
    }
  } catch (error) {
    throw explain(error, zip.name);
  }
  return files;
}
