import { useClient } from '@consultancy/api/hooks';
import { Button, Stack, Text } from '@consultancy/ui';
import { getTransactionReceipt } from '@consultancy/validation';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useAction } from '../../lib/use-action.ts';
import { receiptTexts as texts } from '../../texts/own-purchases.ts';
import { FailureAlert } from '../FailureAlert/FailureAlert.tsx';
import { StatusRegion } from '../StatusRegion/StatusRegion.tsx';

/** Downloads the receipt of a purchase as a PDF, and shows progress and errors. */
export function ReceiptDownload({ transId }: { transId: number }) {
  const client = useClient();
  const [isDone, setDone] = useState(false);
  const { run, isBusy, failure } = useAction(async () => {
    setDone(false);
    const input = { params: { id: String(transId) } };
    const file = await client.download(getTransactionReceipt, input, getTransactionReceipt.file);
    saveFile(file, texts.fileName(transId));
    setDone(true);
  });
  return (
    <Stack gap="sm" align="start">
      <Button busy={isBusy} busyLabel={texts.downloading} onClick={() => void run()}>
        {texts.download}
      </Button>
      <StatusRegion>
        {isDone ? (
          <Text size="sm" tone="muted">
            {texts.done}
          </Text>
        ) : null}
      </StatusRegion>
      <FailureAlert failure={failure} />
    </Stack>
  );
}
