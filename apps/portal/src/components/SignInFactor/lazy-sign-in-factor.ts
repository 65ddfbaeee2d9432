import { lazyChunk } from '../../lib/lazy-chunk.ts';

/** The second step of the sign-in, apart: only accounts with a second factor need its code. */
export const LazySignInFactor = lazyChunk(() => import('./SignInFactor.tsx'), 'SignInFactor');
