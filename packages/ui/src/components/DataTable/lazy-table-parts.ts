import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';

/** The code that sorts and selects rows, as a lazy chunk. */
export const lazyTableParts = lazyChunk(() =>
  import('./table-parts.ts').then((module) => module.tableParts),
);
