import { Button, Heading, Inline, Stack, Table, type TableColumn, Text } from '@consultancy/ui';
import type { PriceList } from '@consultancy/validation';
import { quietAction, quietActions } from '../../../../components/QuietActions/QuietActions.css.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { priceListTexts as texts } from '../../../../texts/prices.ts';

/** Actions on a draft. */
export interface DraftActions {
  onEdit: (draft: PriceList) => void;
  onPublish: (draft: PriceList) => void;
  onDelete: (draft: PriceList) => void;
}

interface DraftListsProps extends DraftActions {
  drafts: readonly PriceList[];
}

const factColumns: TableColumn<PriceList>[] = [
  { key: 'title', header: texts.name, rowHeader: true, cell: (draft) => draft.title },
  { key: 'version', header: texts.version, numeric: true, cell: (draft) => draft.version },
  {
    key: 'created_at',
    header: texts.created,
    nowrap: true,
    cell: (draft) => formatDateTime(draft.created_at),
  },
  { key: 'levels', header: texts.levels, numeric: true, cell: (draft) => draft.levels.length },
];

const columnsWith = (actions: DraftActions): TableColumn<PriceList>[] => [
  ...factColumns,
  {
    key: 'actions',
    header: texts.actions,
    hideOnPrint: true,
    cell: (draft) => {
      const { version } = draft;
      return (
        <div className={quietActions.sm}>
          <Inline gap="xs">
            <Button
              size="sm"
              aria-label={texts.editOf(version)}
              onClick={() => actions.onEdit(draft)}
            >
              {texts.edit}
            </Button>
            <Button
              size="sm"
              aria-label={texts.publishOf(version)}
              onClick={() => actions.onPublish(draft)}
            >
              {texts.publish}
            </Button>
          </Inline>
          <span className={quietAction.sm}>
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.removeOf(version)}
              onClick={() => actions.onDelete(draft)}
            >
              {texts.remove}
            </Button>
          </span>
        </div>
      );
    },
  },
];

/** The drafts, each with its actions. */
export function DraftLists({ drafts, ...actions }: DraftListsProps) {
  return (
    <Stack gap="md">
      <Heading level={2} size="md">
        {texts.drafts}
      </Heading>
      {drafts.length === 0 ? (
        <Text tone="muted">{texts.noDrafts}</Text>
      ) : (
        <Table
          caption={texts.drafts}
          captionHidden
          columns={columnsWith(actions)}
          rows={drafts}
          rowKey={(draft) => String(draft.version)}
        />
      )}
    </Stack>
  );
}
