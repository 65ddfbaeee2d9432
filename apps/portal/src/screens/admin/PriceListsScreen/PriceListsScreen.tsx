import type { ApiError } from '@consultancy/api';
import { useEndpoint } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  EmptyState,
  Inline,
  RestoreFocus,
  Stack,
  TableSkeleton,
} from '@consultancy/ui';
import { getPriceLists, type PriceList } from '@consultancy/validation';
import { type RefObject, useRef, useState } from 'react';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { priceLevelColumns } from '../../../components/PriceLevels/price-level-columns.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { NewStatus } from '../../../components/StatusRegion/NewStatus.tsx';
import { ReportFailure } from '../../../reports/ReportScreen/components/ReportFailure.tsx';
import { adminTitles } from '../../../texts/areas.ts';
import { priceEditorTexts, priceListTexts as texts } from '../../../texts/prices.ts';
import { PriceListEditor } from './components/PriceListEditor.tsx';
import { PriceListsOverview } from './components/PriceListsOverview.tsx';
import { type EditedDraft, useEditedDraft } from './use-edited-draft.ts';
import { useStartOfPage } from './use-start-of-page.ts';

interface ListsProps {
  lists: readonly PriceList[];
  onCreate: (from: PriceList | null) => void;
  onEdit: (draft: PriceList) => void;
  onChanged: (notice: string | null) => void;
}

function Lists({ lists, onCreate, ...actions }: ListsProps) {
  if (lists.length > 0) {
    return <PriceListsOverview {...actions} lists={lists} onCreate={onCreate} />;
  }
  const first = (
    <Button variant="primary" onClick={() => onCreate(null)}>
      {texts.createFirst}
    </Button>
  );
  return (
    <EmptyState title={texts.emptyTitle} action={first}>
      {texts.emptyText}
    </EmptyState>
  );
}

/** The last result, or the reason why the draft of the URL is not opened. The lists come with the result of the editor. */
function Notice(props: {
  notice: string | null;
  edited: EditedDraft;
  place: RefObject<HTMLDivElement | null>;
}) {
  const { notice, edited, place } = props;
  return (
    <NewStatus>
      {edited.kind === 'gone' ? (
        <Alert tone="warning">{priceEditorTexts.goneMissing}</Alert>
      ) : notice === null ? null : (
        <div ref={place}>
          <Alert tone="success">{notice}</Alert>
        </div>
      )}
    </NewStatus>
  );
}

/** Loading or error state of the lists. */
function ListsPlaceholder({ error, onRetry }: { error: ApiError | null; onRetry: () => void }) {
  if (error) return <ReportFailure error={error} subject={undefined} onRetry={onRetry} />;
  return (
    <TableSkeleton
      caption={adminTitles.priceLists}
      captionHidden
      columns={priceLevelColumns}
      rowsOnMobile
      rows={6}
    />
  );
}

/** The price lists (§2, §9): the one in force, drafts to edit and publish, and earlier ones. */
export function PriceListsScreen() {
  const { data: read, error, reload } = useEndpoint(getPriceLists, {});
  const data = read?.items;
  const { edited, search, create, edit, close, discard } = useEditedDraft(data);
  useStartOfPage(search);
  const [notice, setNotice] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const changed = (message: string | null) => {
    setNotice(message);
    // The button of a draft is far below the notice, and is gone after this: the focus returns to it before.
    void reload().then(() => place.current?.scrollIntoView({ block: 'nearest' }));
  };
  /** Opens the editor; a draft that is not saved there has no result. */
  const start = <From,>(open: (from: From) => void) => {
    return (from: From) => {
      setNotice(null);
      open(from);
    };
  };
  if (edited.kind === 'open') {
    return (
      <PriceListEditor
        key={search}
        start={edited.start}
        version={edited.version}
        onBack={close}
        onGone={() => {
          discard();
          changed(null);
        }}
        onSaved={(list) => {
          changed(priceEditorTexts.saved(list.title));
          close();
        }}
      />
    );
  }
  return (
    <Stack gap="lg">
      <Inline gap="md" justify="between" align="end">
        <PageHeading title={adminTitles.priceLists} lead={texts.lead} />
        {data?.length === 0 || (!data && error) ? null : (
          <Button variant="primary" disabled={!data} onClick={() => start(create)(null)}>
            {texts.create}
          </Button>
        )}
      </Inline>
      <PrintTime />
      <RestoreFocus>
        {data ? (
          <Stack gap="lg">
            <Notice notice={notice} edited={edited} place={place} />
            <Lists lists={data} onCreate={start(create)} onEdit={start(edit)} onChanged={changed} />
          </Stack>
        ) : (
          <ListsPlaceholder error={error} onRetry={() => void reload()} />
        )}
      </RestoreFocus>
    </Stack>
  );
}
