import { Button, Popover } from '@consultancy/ui';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { savedViewsTexts as texts } from '../../../texts/report-screen.ts';
import type { SavedViewDraft } from './SavedViewsPanel.tsx';

// Fetched when the pointer or the focus comes to the button.
const SavedViewsPanel = lazyChunk(() => import('./SavedViewsPanel.tsx'), 'SavedViewsPanel');

// Rendering the panel tries again.
const prefetch = () => void SavedViewsPanel.load().catch(() => undefined);

const nothingTyped: SavedViewDraft = { name: '', issue: null, status: '' };

/** The button of the saved searches. */
export function SavedViews() {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(nothingTyped);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm" onPointerEnter={prefetch} onFocus={prefetch}>
          {texts.label}
        </Button>
      }
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <Suspense>
        <SavedViewsPanel draft={draft} onChange={setDraft} onApply={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
