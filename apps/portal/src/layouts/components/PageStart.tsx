import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollIntoView } from '../../lib/scroll-into-view.ts';
import { contentId, scriptedAttribute, waitForAnchor } from './page-content.ts';
import { startAnnouncing } from './start-announcing.ts';

/** Scrolls to an anchor and moves the focus to it, so that the keyboard continues from there. */
function goToAnchor(anchor: HTMLElement): void {
  scrollIntoView(anchor);
  if (anchor.tabIndex < 0) anchor.tabIndex = -1;
  anchor.focus({ preventScroll: true });
}

/**
 * Moves the focus to the content, which is announced, unless the new page has moved it to its first field already, or a
 * dialog was opened meanwhile: it holds the focus, and what is typed there would be selected.
 */
function focusContent(): void {
  const content = document.getElementById(contentId);
  const { activeElement } = document;
  const isInField = activeElement instanceof HTMLInputElement && content?.contains(activeElement);
  const isInDialog = activeElement?.closest('[aria-modal="true"]');
  if (!isInField && !isInDialog) content?.focus({ preventScroll: true });
  startAnnouncing();
}

/**
 * Focus management and scroll restoration: after a navigation the focus moves to the content, so that
 * a screen reader continues from the new page, and the page starts at its top or at the anchor of the
 * URL (§9). It is above all pages, as changing to a page with another `main` is a navigation too. After back and forward the browser
 * restores the scroll position.
 */
export function PageStart(): null {
  const { pathname, hash, key } = useLocation();
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef<{ pathname: string; key: string } | null>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    // Clicking the link of the same anchor again is a navigation too, which only changes the key.
    const isFirst = before === null || before.key === key;
    const isNewPage = !isFirst && before.pathname !== pathname;
    shown.current = { pathname, key };
    document.documentElement.toggleAttribute(scriptedAttribute, true);
    const start = () => {
      if (isNewPage) focusContent();
      // The way to an anchor starts at the top too, never at the offset of the page before.
      if (isNewPage && !isHistory) window.scrollTo({ top: 0, behavior: 'instant' });
      if (hash.length > 1 && (isFirst || !isHistory)) return waitForAnchor(hash, goToAnchor);
    };
    if (!isNewPage) return start();
    // After the layout of the new page, and before its paint: any sooner would force a separate
    // layout and delay the response to the click.
    let stop: (() => void) | undefined;
    let isOver = false;
    requestAnimationFrame(() => {
      stop = start();
      // Not cancelled by a redirect meanwhile, which needs the focus too; but its anchor is gone.
      if (isOver) stop?.();
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [pathname, hash, key, isHistory]);
  return null;
}
