import { type ReactNode, Suspense } from 'react';
import { PageLoading } from './PageLoading.tsx';
import * as styles from './PageMain.css.ts';
import { contentId } from './page-content.ts';

/** The content of a page; `PageStart` moves the focus here after a navigation. */
export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className={styles.main}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </main>
  );
}
