import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';

/** The parts of a table that is first shown without them. */
export const lazyTableParts = lazyChunk(() =>
  import('./table-parts.ts').then((module) => module.tableParts),
);
