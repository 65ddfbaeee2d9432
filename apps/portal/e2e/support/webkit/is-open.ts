import { readdirSync, readlinkSync } from 'node:fs';

/** The links of a folder of `/proc`; none where the process has ended. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function targetOf(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch {
    return null;
  }
}

/** Whether a process has a file open. Linux only, as the browser itself is. @param path absolute. */
export const isOpen = (path: string): boolean =>
  namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => `/proc/${pid}/fd`)
    .some((folder) => namesIn(folder).some((fd) => targetOf(`${folder}/${fd}`) === path));
