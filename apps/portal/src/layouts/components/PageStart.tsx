import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { contentId, whenAnchor } from './page-content.ts';

/** Scrolls to an anchor and takes the focus along, so that the keyboard goes on from there. */
function goToAnchor(anchor: HTMLElement): void {
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  anchor.scrollIntoView({ behavior: calm ? 'auto' : 'smooth' });
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}

const focusContent = () => document.getElementById(contentId)?.focus({ preventScroll: true });

/**
 * After a navigation the focus moves to the content, so that a screen reader goes on from the new
 * page, and the page starts at its top or at the anchor of the address (§9). It stands over all
 * pages, as one with a `main` of its own is a navigation too. On the way back and forth the browser
 * itself puts the page where it was.
 */
export function PageStart(): null {
  const { pathname, hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef<{ pathname: string; key: string } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    // Pressing the link of the same anchor again is a navigation too, which only the key tells.
    const isFirst = before === null || before.key === key;
    const isNewPage = !isFirst && before.pathname !== pathname;
    shown.current = { pathname, key };
    if (isNewPage && hash.length > 1) focusContent();
    // Once the new page is laid out, and before it is painted: asked for any sooner, the browser
    // would lay it out apart from the frame, and the press that led here would wait for both.
    if (isNewPage && hash.length <= 1) {
      requestAnimationFrame(() => {
        focusContent();
        if (!isHistory) window.scrollTo(0, 0);
      });
    }
    if (isHistory && !isFirst) return;
    if (hash.length > 1) return whenAnchor(hash, goToAnchor);
  }, [pathname, hash, key, isHistory]);
  return null;
}
