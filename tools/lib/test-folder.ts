import { afterAll } from 'vitest';
import { createTempFolder, removeFolder } from './temp-folder.ts';

/** A temporary folder of a test file, removed after its last test. */
export function testFolder(name: string): string {
  const folder = createTempFolder(name);
  afterAll(() => removeFolder(folder));
  return folder;
}
