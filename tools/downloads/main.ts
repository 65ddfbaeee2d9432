import { describeError } from '../lib/fault.ts';
import { buildDownloads, downloadsFolder, filesOf } from './build.ts';

try {
  const folder = process.argv[2] ?? downloadsFolder;
  for (const { file, size, sha256 } of filesOf(buildDownloads(folder))) {
    console.log(`${sha256}  ${file}  ${size} bytes`);
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
