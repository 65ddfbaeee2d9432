import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnloadPrompt } from './use-unload-prompt.ts';

/** A navigation that waits for confirmation while changes are unsaved. */
export interface NavigationBlocker {
  isBlocked: boolean;
  leave: () => void;
  stay: () => void;
}

/** The address within the portal that a click leads to; null if it leads elsewhere or nowhere. */
function addressOf(event: MouseEvent): string | null {
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
 * Blocks links while there are unsaved changes until the user confirms; the browser itself confirms
 * before the tab closes. The portal's router has no blocker, so links are intercepted before it.
 */
export function useNavigationBlocker(isUnsaved: boolean): NavigationBlocker {
  const navigate = useNavigate();
  const [blockedAddress, setBlockedAddress] = useState<string | null>(null);
  useUnloadPrompt(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return;
    const onClick = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      event.preventDefault();
      event.stopPropagation();
      setBlockedAddress(address);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isUnsaved]);
  return {
    isBlocked: blockedAddress !== null,
    leave: () => {
      if (blockedAddress !== null) navigate(blockedAddress);
      setBlockedAddress(null);
    },
    stay: () => setBlockedAddress(null),
  };
}
