import { Button, Popover } from '@consultancy/ui';
import { useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useOpenOnceLoaded } from '../../../lib/load-failures.ts';
import { savedViewsTexts as texts } from '../../../texts/report-screen.ts';
import type { SavedViewDraft } from './SavedViewsPanel.tsx';

// Fetched when the pointer or the focus comes to the button.
const SavedViewsPanel = lazyChunk(() => import('./SavedViewsPanel.tsx'), 'SavedViewsPanel');

const nothingTyped: SavedViewDraft = { name: '', issue: null, status: '' };

/** The button of the saved searches. */
export function SavedViews() {
  const { isOpen, prefetch, open, close } = useOpenOnceLoaded(SavedViewsPanel);
  const [draft, setDraft] = useState(nothingTyped);
  return (
    <Popover
      open={isOpen}
      onOpenChange={(isWanted) => (isWanted ? open() : close())}
      trigger={
        <Button size="sm" onPointerEnter={prefetch} onFocus={prefetch}>
          {texts.label}
        </Button>
      }
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <SavedViewsPanel draft={draft} onChange={setDraft} onApply={close} />
    </Popover>
  );
}
