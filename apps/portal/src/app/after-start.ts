import { announcePages } from './announce-pages.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';

/** Starts what pages need only once they are used: its own chunk, after their content. */
export function afterStart(): void {
  announcePages();
  prefetchOnIntent();
}
