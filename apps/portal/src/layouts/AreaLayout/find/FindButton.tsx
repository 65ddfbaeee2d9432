import { Button } from '@consultancy/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { leavePage } from '../../../lib/leave-page.ts';
import { useOpenOnceLoaded } from '../../../lib/load-failures.ts';
import { findLabel } from '../../../texts/areas.ts';
import type { AreaNavigation } from '../area-navigation.ts';
import * as styles from './FindButton.css.ts';
import { findShortcut, useFindKey } from './use-find-key.ts';

// Fetched when the pointer or the focus comes to the button, or with the shortcut.
const FindDialog = lazyChunk(() => import('./FindDialog.tsx'), 'FindDialog');

/** Opens the search over pages and records, also by Ctrl+K or ⌘K. */
export function FindButton({ navigation }: { navigation: AreaNavigation }) {
  const navigate = useNavigate();
  const [destination, setDestination] = useState<string | null>(null);
  // A search that cannot be fetched must not replace the page, whose input may be unsaved.
  const { isOpen, prefetch, open, close } = useOpenOnceLoaded(FindDialog);
  useFindKey(open);
  useEffect(() => {
    if (destination === null) return;
    // After the closing dialog has returned the focus, so that the new page can take it.
    const timer = setTimeout(() => {
      setDestination(null);
      leavePage(() => navigate(destination));
    });
    return () => clearTimeout(timer);
  }, [destination, navigate]);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        {findLabel}
        <span aria-hidden="true" className={styles.shortcut}>
          {findShortcut()}
        </span>
      </Button>
      {isOpen ? (
        <FindDialog
          navigation={navigation}
          onClose={close}
          onChoose={(href) => {
            close();
            setDestination(href);
          }}
        />
      ) : null}
    </>
  );
}
