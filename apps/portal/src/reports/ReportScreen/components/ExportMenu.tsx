import { Button, Popover } from '@consultancy/ui';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import { useOpenOnceLoaded } from '../../../lib/load-failures.ts';
import { exportTexts as texts } from '../../../texts/report-screen.ts';
import type { StartExport } from '../use-export.ts';

// Fetched when the pointer or the focus comes to the button.
const ExportChoices = lazyChunk(() => import('./ExportChoices.tsx'), 'ExportChoices');

interface ExportMenuProps {
  /** An export is in progress. */
  isBusy: boolean;
  onChoose: StartExport;
}

/** Exports the whole filtered report as a file (decisions §3). */
export function ExportMenu({ isBusy, onChoose }: ExportMenuProps) {
  const { isOpen, prefetch, open, close } = useOpenOnceLoaded(ExportChoices);
  const choose: StartExport = (...choice) => {
    close();
    onChoose(...choice);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(isWanted) => (isWanted && !isBusy ? open() : close())}
      trigger={
        <Button size="sm" disabled={isBusy} onPointerEnter={prefetch} onFocus={prefetch}>
          {texts.label}
        </Button>
      }
      title={texts.label}
      closeLabel={texts.closeLabel}
      align="end"
    >
      <ExportChoices onChoose={choose} />
    </Popover>
  );
}
