import { lazyChunk } from '../private/lazy-chunk/lazy-chunk.ts';

/** The body that renders only the rows in view. A lazy chunk, because only long tables need it. */
export const windowedBody = lazyChunk(() =>
  import('./WindowedBody.tsx').then((module) => module.WindowedBody),
);
