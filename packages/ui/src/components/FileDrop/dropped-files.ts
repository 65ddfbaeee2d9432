/** One chosen file, opened only when it is wanted. */
export interface FileDropEntry {
  /** Its folders and name, separated by `/`: «Proyecto.gdb/a00000001.gdbtable». */
  path: string;
  /** Gives the file; rejects with a `DOMException` when the browser cannot read it. */
  getFile: () => Promise<File>;
}

/** The files of one choice. */
export interface FileDropListing {
  files: readonly FileDropEntry[];
  /** Whether there were more than the limit, and some are left out. */
  isTruncated: boolean;
}

const entryOf = (file: File): FileDropEntry => ({
  path: file.webkitRelativePath || file.name,
  getFile: async () => file,
});

/** The files that a dialog of the browser gave. */
export function listChosen(files: readonly File[], limit: number): FileDropListing {
  return { files: files.slice(0, limit).map(entryOf), isTruncated: files.length > limit };
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** What is directly in a folder; the browser gives it in batches until there is none left. */
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

/** Lists the files of folders, those at the top first; folders count towards the limit as well. */
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
 * Lists the files that were dropped, those in folders included. Must be called while the event is
 * handled: afterwards the browser has forgotten what was dropped.
 * @param limit how many files and folders are listed.
 */
export function listDropped(transfer: DataTransfer, limit: number): Promise<FileDropListing> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  const found = entries.filter((entry) => entry !== null);
  if (found.length > 0 && found.length === entries.length) return listEntries(found, limit);
  return Promise.resolve(listChosen([...transfer.files], limit));
}
