import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { anchorOf, contentId } from './page-content.ts';

function scrollToAnchor(hash: string): boolean {
  const anchor = anchorOf(hash);
  if (!anchor) return false;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  anchor.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  return true;
}

/**
 * After a navigation the focus moves to the content, so that a screen reader goes on from the new
 * page, and the page starts at its top or at the anchor of the address (§9). It stands over all
 * pages, as one with a `main` of its own is a navigation too. On the way back and forth the browser
 * itself puts the page where it was.
 */
export function PageStart(): null {
  const { pathname, hash } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef(pathname);
  useEffect(() => {
    const isNewPage = shown.current !== pathname;
    shown.current = pathname;
    if (isNewPage) document.getElementById(contentId)?.focus({ preventScroll: true });
    if (hash !== '' && scrollToAnchor(hash)) return;
    if (isNewPage && !isHistory) window.scrollTo(0, 0);
  }, [pathname, hash, isHistory]);
  return null;
}
