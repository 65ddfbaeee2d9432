import { afterAll } from 'vitest';
import { createTempFolder, removeFolder } from './temp-folder.ts';

/** A temporary folder that is removed after the tests of a file. @param name starts its name. */
export function testFolder(name: string): string {
  const folder = createTempFolder(name);
  afterAll(() => removeFolder(folder));
  return folder;
}
