import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';

/** What renders only the rows in view, whose code is fetched for a long table alone. */
export const windowedBody = lazyChunk(() =>
  import('./WindowedBody.tsx').then((module) => module.WindowedBody),
);
