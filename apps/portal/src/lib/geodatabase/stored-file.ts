/** The bytes of one file, read in slices. */
export interface FileContent {
  /** Length of the whole file, in bytes. */
  size: number;
  /** The first bytes of the file: `length` of them, or all that there are. */
  readStart: (length: number) => Promise<Uint8Array>;
}

/** One file of a chosen folder or ZIP. */
export interface StoredFile {
  /** Its folders and name, separated by `/`. */
  path: string;
  /** Opens the file without reading it. */
  open: () => Promise<FileContent>;
}

/** The content of a file of this computer. */
export function contentOf(blob: Blob): FileContent {
  return {
    size: blob.size,
    readStart: async (length) => new Uint8Array(await blob.slice(0, length).arrayBuffer()),
  };
}
