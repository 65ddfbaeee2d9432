import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What is made of text. Pictures and faces are compressed by their own format. */
const textual = /\.(js|css|svg|webmanifest)$/;

/** Below this a compressed answer is hardly smaller. */
const worthwhile = 512;

/** Puts a brotli and a gzip copy beside each textual file that is served as it is. */
export function compressFiles(dist: string): void {
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const file = join(dist, name);
    if (!textual.test(name) || statSync(file).size < worthwhile) continue;
    const content = readFileSync(file);
    const brotli = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: brotli }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }));
  }
}
