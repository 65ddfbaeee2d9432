import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnloadGuard } from './use-unload-guard.ts';

/** A page that was wanted while something is unsaved, and what is decided about it. */
export interface LeaveGuard {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/** The address within the portal that a press leads to; null when it leads elsewhere or nowhere. */
function wantedAddress(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target === '_blank' || link.hasAttribute('download')) return null;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) {
    return null;
  }
  return `${link.pathname}${link.search}${link.hash}`;
}

/**
 * Asks before links lead away from something unsaved; before the tab closes the browser itself
 * asks. The router of this portal has no blocker of its own, so links are met before it.
 */
export function useLeaveGuard(isUnsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);
  useUnloadGuard(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const onPress = (event: MouseEvent) => {
      const address = wantedAddress(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [isUnsaved]);
  return {
    isAsking: wanted !== null,
    leave: () => {
      if (wanted !== null) navigate(wanted);
      setWanted(null);
    },
    stay: () => setWanted(null),
  };
}
