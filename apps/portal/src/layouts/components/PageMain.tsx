import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLoading } from './PageLoading.tsx';
import * as styles from './PageMain.css.ts';

/** Id of the content, which the skip link leads to. */
export const contentId = 'contenido';

function scrollToAnchor(hash: string): boolean {
  const anchor = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!anchor) return false;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  anchor.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  return true;
}

/**
 * The content of a page. After a navigation the focus moves here, so that a screen reader goes on
 * from the new page, and the page starts at its top or at the anchor of the address (§9).
 */
export function PageMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (hash !== '' && scrollToAnchor(hash)) return;
    if (!isNewPage) return;
    main.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname, hash]);
  return (
    <main ref={main} id={contentId} tabIndex={-1} className={styles.main}>
      <Suspense fallback={<PageLoading />}>{children}</Suspense>
    </main>
  );
}
