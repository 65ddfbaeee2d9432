import { useLayoutEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { startAnnouncing } from '../../../layouts/components/start-announcing.ts';

/**
 * Moves the focus to the content, and the page to its start, when another query of the URL replaces the
 * content: a new page for its user, but not for `PageStart`, which knows pages by their path. The question
 * before leaving may still be open: the focus moves nevertheless, as the button it would return to is gone.
 * After back and forward the browser restores the scroll position.
 */
export function useStartOfPage(search: string): void {
  const isHistory = useNavigationType() === 'POP';
  const shown = useRef(search);
  useLayoutEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    document.querySelector('main')?.focus({ preventScroll: true });
    startAnnouncing();
    if (!isHistory) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [search, isHistory]);
}
