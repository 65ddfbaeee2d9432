import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Textual formats. Images and fonts are compressed by their own format. */
const textual = /\.(js|css|svg|webmanifest)$/;

/** Bytes below which compression hardly makes a response smaller. */
const worthwhile = 512;

/** Writes a brotli and a gzip copy of each textual file that is served statically. */
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
