import { lazyChunk } from '../../private/lazy-chunk/lazy-chunk.ts';

/** What sorts rows, for a table that is first shown in the order its rows come in. */
export const sorter = lazyChunk(() =>
  import('./create-sorter.ts').then((module) => module.createSorter),
);
