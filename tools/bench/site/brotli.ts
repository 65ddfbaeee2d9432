import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a text after brotli at its best, as a server of static files sends it. */
export const brotliBytes = (text: string | Buffer): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
