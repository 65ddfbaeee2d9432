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
  /** Something was done, in words; or, with null, found done by somebody else. */
  onChanged: (notice: string | null) => void;
}

const newestFirst = (one: PriceList, other: PriceList) =>
  (other.published_at ?? '').localeCompare(one.published_at ?? '');

/** The list in force, the drafts and what was published before. */
export function PriceListsOverview(props: PriceListsOverviewProps) {
  const { lists, onCreate, onEdit, onChanged } = props;
  const [asked, setAsked] = useState<{ kind: 'publish' | 'delete'; draft: PriceList } | null>(null);
  const current = lists.find((list) => list.in_force) ?? null;
  const drafts = lists.filter((list) => list.published_at === null);
  const published = lists.filter((list) => list.published_at !== null).sort(newestFirst);
  const done = (notice: string) => {
    setAsked(null);
    onChanged(notice);
  };
  const question = {
    onConflict: () => onChanged(null),
    onClose: () => setAsked(null),
  };
  return (
    <Stack gap="xl">
      <CurrentList list={current} onCopy={onCreate} />
      <DraftLists
        drafts={drafts}
        onEdit={onEdit}
        onPublish={(draft) => setAsked({ kind: 'publish', draft })}
        onDelete={(draft) => setAsked({ kind: 'delete', draft })}
      />
      <PublishedLists lists={published} onCopy={onCreate} />
      {asked?.kind === 'publish' ? (
        <PublishDialog
          {...question}
          draft={asked.draft}
          current={current}
          onPublished={(list) => done(texts.published(list.title, list.version))}
        />
      ) : null}
      {asked?.kind === 'delete' ? (
        <DeleteDialog
          {...question}
          draft={asked.draft}
          onDeleted={(draft) => done(texts.deleted(draft.title))}
        />
      ) : null}
    </Stack>
  );
}
