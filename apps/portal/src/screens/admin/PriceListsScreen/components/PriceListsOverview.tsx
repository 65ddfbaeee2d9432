import { Stack } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { useState } from 'react';
import { priceQuestionTexts as texts } from '../../../../texts/prices.ts';
import { CurrentList } from './CurrentList.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { DraftLists } from './DraftLists.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PublishedLists } from './PublishedLists.tsx';

interface PriceListsOverviewProps {
  lists: readonly PriceList[];
  onCreate: (from: PriceList) => void;
  onEdit: (draft: PriceList) => void;
  /** Called with a text about the result, or with null after a concurrent change. */
  onChanged: (notice: string | null) => void;
}

const newestFirst = (one: PriceList, other: PriceList) =>
  (other.published_at ?? '').localeCompare(one.published_at ?? '');

const isSame = (one: PriceList) => (other: PriceList) =>
  other.version === one.version && other.revision === one.revision;

/** The list in force, the drafts and the lists that were published before. */
export function PriceListsOverview(props: PriceListsOverviewProps) {
  const { lists, onCreate, onEdit, onChanged } = props;
  const [dialog, setDialog] = useState<{ kind: 'publish' | 'delete'; draft: PriceList } | null>(
    null,
  );
  const current = lists.find((list) => list.in_force) ?? null;
  const drafts = lists.filter((list) => list.published_at === null);
  const published = lists.filter((list) => list.published_at !== null).sort(newestFirst);
  const done = (notice: string) => {
    setDialog(null);
    onChanged(notice);
  };
  const question = {
    onConflict: () => onChanged(null),
    onClose: () => setDialog(null),
  };
  return (
    <Stack gap="xl">
      <CurrentList list={current} onCopy={onCreate} />
      <DraftLists
        drafts={drafts}
        onEdit={onEdit}
        onPublish={(draft) => setDialog({ kind: 'publish', draft })}
        onDelete={(draft) => setDialog({ kind: 'delete', draft })}
      />
      <PublishedLists lists={published} onCopy={onCreate} />
      {dialog?.kind === 'publish' ? (
        <PublishDialog
          {...question}
          draft={dialog.draft}
          current={current}
          isStale={!drafts.some(isSame(dialog.draft))}
          onPublished={(list) => done(texts.published(list.title, list.version))}
        />
      ) : null}
      {dialog?.kind === 'delete' ? (
        <DeleteDialog
          {...question}
          draft={dialog.draft}
          onDeleted={(draft) => done(texts.deleted(draft.title))}
        />
      ) : null}
    </Stack>
  );
}
