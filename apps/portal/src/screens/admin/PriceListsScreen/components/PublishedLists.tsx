import {
  Badge,
  Button,
  Heading,
  Sheet,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { priceListTexts as texts } from '../../../../texts/prices.ts';
import { ListFacts } from './ListFacts.tsx';

const publicationDateOf = ({ published_at }: PriceList) =>
  published_at === null ? '' : formatDateTime(published_at);

const columnsWith = (onShow: (list: PriceList) => void): TableColumn<PriceList>[] => [
  { key: 'title', header: texts.name, rowHeader: true, cell: (list) => list.title },
  { key: 'version', header: texts.version, numeric: true, cell: (list) => list.version },
  { key: 'published_at', header: texts.published, nowrap: true, cell: publicationDateOf },
  {
    key: 'status',
    header: texts.status,
    cell: ({ in_force }) =>
      in_force ? <Badge tone="success">{texts.inForce}</Badge> : <Badge>{texts.earlier}</Badge>,
  },
  {
    key: 'show',
    header: texts.actions,
    hideOnPrint: true,
    cell: (list) => (
      <Button size="sm" aria-label={texts.showOf(list.version)} onClick={() => onShow(list)}>
        {texts.show}
      </Button>
    ),
  },
];

interface PublishedListsProps {
  lists: readonly PriceList[];
  onCopy: (list: PriceList) => void;
}

/** Every published list, the newest first; each can be viewed and copied to a draft. */
export function PublishedLists({ lists, onCopy }: PublishedListsProps) {
  const [shown, setShown] = useState<PriceList | null>(null);
  return (
    <Stack gap="md">
      <Heading level={2} size="md">
        {texts.history}
      </Heading>
      {lists.length === 0 ? (
        <Text tone="muted">{texts.noHistory}</Text>
      ) : (
        <Table
          caption={texts.history}
          captionHidden
          columns={columnsWith(setShown)}
          rows={lists}
          rowKey={(list) => String(list.version)}
        />
      )}
      <Sheet
        open={shown !== null}
        onOpenChange={() => setShown(null)}
        title={shown?.title ?? ''}
        description={
          shown ? `${texts.version} ${shown.version} · ${publicationDateOf(shown)}` : undefined
        }
        closeLabel={commonTexts.close}
        footer={shown ? <Button onClick={() => onCopy(shown)}>{texts.copy}</Button> : undefined}
      >
        {shown ? <ListFacts list={shown} /> : null}
      </Sheet>
    </Stack>
  );
}
