import { type DescriptionItem, DescriptionList, Sheet, Stack } from '@consultancy/ui';
import type { ReactNode } from 'react';
import { reportTableTexts as texts } from '../../../texts/reports.ts';

interface RowDetailsProps {
  /** Names the row. */
  title: string;
  items: readonly DescriptionItem[];
  isOpen: boolean;
  onClose: () => void;
  /** What can be done with the row. */
  children: ReactNode;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Everything about one row, in a drawer. */
export function RowDetails({ title, items, isOpen, onClose, children }: RowDetailsProps) {
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={capitalized(title)}
      closeLabel={texts.closeDetails}
    >
      <Stack gap="lg">
        <DescriptionList items={items} />
        {children}
      </Stack>
    </Sheet>
  );
}
