import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { historyInterceptors } from './history-interceptor.ts';
import { leaveInterceptors } from './leave-page.ts';
import { useUnloadPrompt } from './use-unload-prompt.ts';

/** The question before unsaved input is lost, as props of `UnsavedChangesDialog`. */
export interface LeaveQuestion {
  isOpen: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** @returns removes it. */
function addLast<Interceptor>(all: Interceptor[], last: Interceptor): () => void {
  all.push(last);
  return () => void all.splice(all.indexOf(last), 1);
}

/** A page within the portal; its fragment does not matter, as it leaves the page as it is. */
const pageOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>) =>
  `${pathname}${search}`;

/** The path within the portal that a click leads to; null if it leads elsewhere or nowhere. */
function linkedPathOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || pageOf(link) === pageOf(window.location)) {
    return null;
  }
  return `${pageOf(link)}${link.hash}`;
}

/** Intercepts the links to another page. @param onBlocked gets the way to follow the link. */
function useBlockedLinks(isUnsaved: boolean, onBlocked: (goOn: () => void) => void): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const path = linkedPathOf(event);
      if (path === null) return;
      event.preventDefault();
      onBlocked(() => navigate(path));
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isUnsaved, navigate, onBlocked]);
}

/** Position of an entry in the history, which the router stores; null for a foreign entry. */
function positionOf(state: unknown): number | null {
  const position = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : null;
  return typeof position === 'number' ? position : null;
}

/** Distance between two entries; one back if the router does not know both. */
const distance = (from: number | null, to: number | null) =>
  from === null || to === null || from === to ? -1 : to - from;

/**
 * Intercepts the browser's back and forward. They cannot be prevented: the entry is changed already,
 * so the browser is sent back to that of this page, and the router hears of neither.
 * @param onBlocked gets the way to repeat the navigation.
 */
function useBlockedHistory(isUnsaved: boolean, onBlocked: (goOn: () => void) => void): void {
  const location = useLocation();
  const entry = useRef({ location, position: null as number | null });
  const isLeaving = useRef(false);
  useEffect(() => {
    entry.current = { location, position: positionOf(window.history.state) };
  }, [location]);
  useEffect(() => {
    if (!isUnsaved) return;
    const onPopState = (event: PopStateEvent) => {
      const { position, location: current } = entry.current;
      const next = positionOf(event.state);
      if (isLeaving.current) {
        isLeaving.current = false;
        return;
      }
      if (pageOf(window.location) === pageOf(current)) {
        const isReturn = next !== null && next === position;
        if (isReturn) event.stopImmediatePropagation();
        return;
      }
      event.stopImmediatePropagation();
      const delta = distance(position, next);
      window.history.go(-delta);
      onBlocked(() => {
        isLeaving.current = true;
        window.history.go(delta);
      });
    };
    return addLast(historyInterceptors, onPopState);
  }, [isUnsaved, onBlocked]);
}

/**
 * Blocks links, back, forward and `leavePage` while there are unsaved changes until the user confirms; the
 * browser itself confirms before the tab closes. The portal's router has no blocker, so navigations
 * are intercepted before it.
 * @returns the question, open while a navigation waits for it.
 */
export function useNavigationBlocker(isUnsaved: boolean): LeaveQuestion {
  const [goOn, setGoOn] = useState<{ run: () => void } | null>(null);
  const [onBlocked] = useState(() => (run: () => void) => setGoOn({ run }));
  useUnloadPrompt(isUnsaved);
  useBlockedLinks(isUnsaved, onBlocked);
  useBlockedHistory(isUnsaved, onBlocked);
  useEffect(
    () => (isUnsaved ? addLast(leaveInterceptors, onBlocked) : undefined),
    [isUnsaved, onBlocked],
  );
  return {
    isOpen: goOn !== null,
    onStay: () => setGoOn(null),
    onLeave: () => {
      goOn?.run();
      setGoOn(null);
    },
  };
}
