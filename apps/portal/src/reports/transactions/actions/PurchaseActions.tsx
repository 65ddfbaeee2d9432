import { Alert, Button, Stack, Text } from '@consultancy/ui';
import type { AuditEvent, Transaction } from '@consultancy/validation';
import { useEffect, useRef, useState } from 'react';
import { ReceiptDownload } from '../../../components/ReceiptDownload/ReceiptDownload.tsx';
import { StatusRegion } from '../../../components/StatusRegion/StatusRegion.tsx';
import { formatDecimal } from '../../../lib/format-credits.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { reversalTexts as texts } from '../../../texts/purchases.ts';
import { ReverseDialog } from './ReverseDialog.tsx';
import { useReversal } from './use-reversal.ts';

/** That a purchase was taken back: when, by whom and why. */
function Reversed({ reversal }: { reversal: AuditEvent }) {
  const { date, actor, reason } = reversal;
  return (
    <Alert tone="info" title={texts.reversed}>
      <Stack gap="xxs">
        <Text>{texts.reversedAt(formatDateTime(date))}</Text>
        {actor === null ? null : <Text>{texts.reversedBy(actor)}</Text>}
        {reason === null ? null : <Text>{texts.reasonOf(reason)}</Text>}
      </Stack>
    </Alert>
  );
}

/** That it was taken back just now; the button that asked is gone, so the focus goes here. */
function Outcome({ balance }: { balance: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1}>
      <Alert tone="success">{texts.done(formatDecimal(balance))}</Alert>
    </div>
  );
}

interface PurchaseActionsProps {
  purchase: Transaction;
  username: string;
  onChanged: () => void;
}

/** What an administrator can do with a purchase: its receipt, and taking it back once. */
export function PurchaseActions({ purchase, username, onChanged }: PurchaseActionsProps) {
  const { isLoading, reversal, reload } = useReversal(purchase, username);
  const [isAsking, setAsking] = useState(false);
  const [balance, setBalance] = useState<string | null>(null);
  const canReverse = !isLoading && !reversal && balance === null;
  return (
    <Stack gap="md">
      <StatusRegion>
        {balance === null ? null : <Outcome balance={balance} />}
        {isLoading ? (
          <Text size="sm" tone="muted">
            {texts.looking}
          </Text>
        ) : null}
      </StatusRegion>
      {reversal ? <Reversed reversal={reversal} /> : null}
      <ReceiptDownload transId={purchase.trans_id} />
      {canReverse ? (
        <div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            {texts.open}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ReverseDialog
          purchase={purchase}
          username={username}
          onClose={() => {
            setAsking(false);
            void reload();
          }}
          onReversed={(booked) => {
            setAsking(false);
            setBalance(booked.credits_balance);
            void reload();
            onChanged();
          }}
        />
      ) : null}
    </Stack>
  );
}
