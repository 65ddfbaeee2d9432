import { runMain } from '../lib/cli-error.ts';
import { buildDownloads, downloadsFolder, filesOf } from './build.ts';

await runMain(() => {
  const folder = process.argv[2] ?? downloadsFolder;
  for (const { file, size, sha256 } of filesOf(buildDownloads(folder))) {
    console.log(`${sha256}  ${file}  ${size} bytes`);
  }
});
