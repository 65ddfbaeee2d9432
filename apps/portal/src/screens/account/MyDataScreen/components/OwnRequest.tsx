import { useClient } from '@consultancy/api/hooks';
import { Button, Heading, Inline, Stack, Text } from '@consultancy/ui';
import {
  type DataRequest,
  dataRequestKindNames,
  withdrawDataRequest,
} from '@consultancy/validation';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../../../components/ConfirmActionDialog/ConfirmActionDialog.tsx';
import {
  DataRequestHistory,
  DataRequestState,
} from '../../../../components/DataRequestState/DataRequestState.tsx';
import { MultilineText } from '../../../../components/MultilineText/MultilineText.tsx';
import { formatDay } from '../../../../lib/format-date.ts';
import { reloadIfOutdated } from '../../../../lib/reload-if-outdated.ts';
import { myDataTexts as texts } from '../../../../texts/data-requests.ts';
import { CompletionDialog } from './CompletionDialog.tsx';

interface OwnRequestProps {
  request: DataRequest;
  /** Called when the request differs from the one shown. */
  onChanged: () => void;
  /** Called with the message of the result. */
  onDone: (message: string) => void;
}

function WithdrawDialog({
  request,
  onChanged,
  onDone,
  onClose,
}: OwnRequestProps & { onClose: () => void }) {
  const client = useClient();
  const id = request.request_id;
  return (
    <ConfirmActionDialog
      action={() =>
        reloadIfOutdated(
          client.request(withdrawDataRequest, { params: { id: String(id) } }),
          onChanged,
        )
      }
      title={texts.withdrawTitle(id)}
      description={texts.withdrawText}
      confirmLabel={texts.withdraw}
      busyLabel={texts.withdrawing}
      onDone={() => {
        onDone(texts.withdrawn(id));
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** A request of the user, its term and its history, and what the user can do with it. */
export function OwnRequest({ request, onChanged, onDone }: OwnRequestProps) {
  const [dialog, setDialog] = useState<'complete' | 'withdraw' | null>(null);
  const { request_id, kind, state, due_on, complete_by, closed_at, details, events } = request;
  const dialogProps = { onClose: () => setDialog(null), onChanged, onDone };
  return (
    <Stack gap="sm" as="article">
      <Inline gap="sm" align="center">
        <Heading level={3} size="md">
          {texts.requestTitle(request_id, dataRequestKindNames[kind])}
        </Heading>
        <DataRequestState state={state} />
      </Inline>
      {details === null ? null : (
        <Text measure>
          <MultilineText>{details}</MultilineText>
        </Text>
      )}
      {due_on === null ? null : <Text tone="muted">{texts.due(formatDay(due_on))}</Text>}
      {complete_by === null ? null : (
        <Text tone="warning">{texts.completeBy(formatDay(complete_by))}</Text>
      )}
      <DataRequestHistory events={events} />
      {closed_at === null ? (
        <Inline gap="sm">
          {state === 'incomplete' ? (
            <Button size="sm" variant="primary" onClick={() => setDialog('complete')}>
              {texts.complete}
            </Button>
          ) : null}
          <Button size="sm" onClick={() => setDialog('withdraw')}>
            {texts.withdraw}
          </Button>
        </Inline>
      ) : null}
      {dialog === 'complete' ? <CompletionDialog requestId={request_id} {...dialogProps} /> : null}
      {dialog === 'withdraw' ? <WithdrawDialog request={request} {...dialogProps} /> : null}
    </Stack>
  );
}
