import { afterAll } from 'vitest';
import { createTempFolder, removeFolder } from './temp-folder.ts';

export function testFolder(name: string): string {
  const folder = createTempFolder(name);
  afterAll(() => removeFolder(folder));
  return folder;
}
