import { Button, Popover } from '@consultancy/ui';
import type { ExportForm } from '@consultancy/validation';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { exportTexts as texts } from '../../../texts/report-screen.ts';

// Fetched when the pointer or the focus comes to the button.
const ExportChoices = lazyChunk(() => import('./ExportChoices.tsx'), 'ExportChoices');

// Rendering the choices tries again.
const prefetch = () => void ExportChoices.load().catch(() => undefined);

interface ExportMenuProps {
  /** An export is in progress. */
  isBusy: boolean;
  onChoose: (form: ExportForm) => void;
}

/** Exports the whole filtered report as a file (decisions §3). */
export function ExportMenu({ isBusy, onChoose }: ExportMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (form: ExportForm) => {
    setOpen(false);
    onChoose(form);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => setOpen(open && !isBusy)}
      trigger={
        <Button size="sm" disabled={isBusy} onPointerEnter={prefetch} onFocus={prefetch}>
          {texts.label}
        </Button>
      }
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <Suspense>
        <ExportChoices onChoose={choose} />
      </Suspense>
    </Popover>
  );
}
