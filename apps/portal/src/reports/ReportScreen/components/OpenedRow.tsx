import { type DescriptionItem, DescriptionList, Sheet, Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { reportTableTexts as texts } from '../../../texts/report-screen.ts';

interface OpenedRowProps {
  title: string;
  items: readonly DescriptionItem[];
  isOpen: boolean;
  onClose: () => void;
  /** Actions on the row. */
  children: ReactNode;
}

/** The details of a row, with its actions below them. */
export function OpenedRow({ title, items, isOpen, onClose, children }: OpenedRowProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={title}
      closeLabel={texts.closeDetails}
    >
      <Stack gap="lg">
        <DescriptionList items={items} />
        {children}
      </Stack>
    </Sheet>
  );
}
