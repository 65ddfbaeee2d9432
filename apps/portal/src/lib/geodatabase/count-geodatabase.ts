import { type CountOptions, countRecords, type GeodatabaseCount } from './count-records.ts';
import { findGeodatabase } from './find-geodatabase.ts';
import { GeodatabaseError } from './geodatabase-error.ts';
import { contentOf, type StoredFile } from './stored-file.ts';
import { listZipFiles } from './zip-files.ts';

/** Chosen files with their paths, each opened only when it is read. */
export interface ChosenFiles {
  files: readonly { path: string; getFile: () => Promise<File> }[];
  /** Whether there were more than are listed. */
  isTruncated: boolean;
}

/** First bytes of every ZIP; an empty one has no files. */
const zipMark = [0x50, 0x4b, 0x03, 0x04];

async function isZip(file: File): Promise<boolean> {
  const start = await contentOf(file).readStart(zipMark.length);
  return zipMark.every((byte, index) => start[index] === byte);
}

async function listFiles({ files, isTruncated }: ChosenFiles): Promise<StoredFile[]> {
  if (isTruncated) throw new GeodatabaseError('tooManyFiles');
  const [only, ...others] = files;
  if (only && others.length === 0) {
    const file = await only.getFile();
    if (await isZip(file)) return await listZipFiles(file);
  }
  return files.map(({ path, getFile }) => ({
    path,
    open: async () => contentOf(await getFile()),
  }));
}

/** Names that browsers give to the error of an unreadable file. */
const isUnreadable = (error: unknown) =>
  error instanceof DOMException && error.name !== 'AbortError';

/**
 * Counts the records of the geodatabase in a chosen folder or ZIP, in this browser: it reads slices
 * of the files and sends nothing.
 * @param choice the chosen files, or a promise while folders are listed.
 * @throws GeodatabaseError if it cannot be counted; the reason of the signal if it is aborted.
 */
export async function countGeodatabase(
  choice: ChosenFiles | Promise<ChosenFiles>,
  options: CountOptions,
): Promise<GeodatabaseCount> {
  try {
    const chosen = await choice;
    const files = await listFiles(chosen);
    const name = chosen.files[0]?.path.split('/')[0] ?? '';
    return await countRecords(findGeodatabase(files, name), options);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new GeodatabaseError('unreadable', undefined, error);
  }
}
