/** A selected file. It is not opened before `getFile` is called. */
export interface FileDropEntry {
  /** Path of the file, separated by `/`: «Proyecto.gdb/a00000001.gdbtable». */
  path: string;
  /** Returns the file; rejects with a `DOMException` if the browser cannot read it. */
  getFile: () => Promise<File>;
}

/** The files of one drop or selection. */
export interface FileDropListing {
  /** Files of the selection, up to the limit. */
  files: readonly FileDropEntry[];
  /** Whether files were omitted because there were more than `limit`. */
  isTruncated: boolean;
}

const entryOf = (file: File): FileDropEntry => ({
  path: file.webkitRelativePath || file.name,
  getFile: async () => file,
});

/** Lists the files of a file picker. */
export function listChosen(files: readonly File[], limit: number): FileDropListing {
  return { files: files.slice(0, limit).map(entryOf), isTruncated: files.length > limit };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * Iterates over the direct children of a folder. The browser returns them in batches until one is
 * empty.
 */
async function* childrenOf(folder: FileSystemDirectoryEntry): AsyncGenerator<FileSystemEntry> {
  const reader = folder.createReader();
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return;
    yield* batch;
  }
}

async function* walk(entries: readonly FileSystemEntry[]): AsyncGenerator<FileSystemEntry> {
  const folders: FileSystemDirectoryEntry[] = [];
  for (const entry of entries) {
    yield entry;
    if (isFolder(entry)) folders.push(entry);
  }
  for (let folder = folders.shift(); folder; folder = folders.shift()) {
    for await (const entry of childrenOf(folder)) {
      yield entry;
      if (isFolder(entry)) folders.push(entry);
    }
  }
}

/** Lists the files of folders, breadth first. Folders count toward the limit too. */
async function listEntries(
  entries: readonly FileSystemEntry[],
  limit: number,
): Promise<FileDropListing> {
  const files: FileDropEntry[] = [];
  let seen = 0;
  for await (const entry of walk(entries)) {
    seen += 1;
    if (seen > limit) return { files, isTruncated: true };
    if (!isFile(entry)) continue;
    files.push({
      path: entry.fullPath.replace(/^\//, ''),
      getFile: () => new Promise((resolve, reject) => entry.file(resolve, reject)),
    });
  }
  return { files, isTruncated: false };
}

/**
 * Lists dropped files and those in dropped folders. Call it synchronously in the drop handler: the
 * browser clears the data transfer afterwards.
 * @param limit maximum number of files and folders.
 */
export function listDropped(transfer: DataTransfer, limit: number): Promise<FileDropListing> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const found = entries.filter((entry) => entry !== null);
  if (found.length > 0 && found.length === entries.length) return listEntries(found, limit);
  return Promise.resolve(listChosen([...transfer.files], limit));
}
