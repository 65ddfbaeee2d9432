import { GeodatabaseError } from './geodatabase-error.ts';
import type { StoredFile } from './stored-file.ts';

/** The file of every geodatabase that lists its tables. */
const catalogue = 'a00000001.gdbtable';

/** The files of one geodatabase. */
export interface GeodatabaseFiles {
  /** Name of its folder. */
  name: string;
  /** Its files by their name, in lower case. */
  files: ReadonlyMap<string, StoredFile>;
}

const parts = (path: string) => {
  const end = path.lastIndexOf('/');
  return { folder: path.slice(0, Math.max(end, 0)), file: path.slice(end + 1).toLowerCase() };
};

const lastName = (folder: string) => folder.slice(folder.lastIndexOf('/') + 1);

/**
 * The one geodatabase among the files of a folder or ZIP, whatever folders it is in.
 * @param fallbackName names it where its files are in no folder.
 * @throws GeodatabaseError when there is none, or more than one.
 */
export function findGeodatabase(
  files: readonly StoredFile[],
  fallbackName: string,
): GeodatabaseFiles {
  const folders = new Set<string>();
  for (const { path } of files) {
    const { folder, file } = parts(path);
    if (file === catalogue) folders.add(folder);
  }
  const [folder, ...others] = folders;
  if (folder === undefined) throw new GeodatabaseError('notGeodatabase', fallbackName);
  if (others.length > 0) {
    throw new GeodatabaseError('several', [...folders].map(lastName).sort().join(', '));
  }
  const own = files.flatMap((one) => {
    const at = parts(one.path);
    return at.folder === folder ? [[at.file, one] as const] : [];
  });
  return { name: lastName(folder) || fallbackName, files: new Map(own) };
}
