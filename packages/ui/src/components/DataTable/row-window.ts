import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';

/** The virtualization of rows. A lazy chunk, because only long tables need it. */
export const rowWindow = lazyChunk(() =>
  import('./RowWindow.tsx').then((module) => module.RowWindow),
);
