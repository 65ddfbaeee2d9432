import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Button, Stack, Text } from '@consultancy/ui';
import {
  type AuditEvent,
  formatDecimal,
  getAllPurchaseReversals,
  type Transaction,
} from '@consultancy/validation';
import { useEffect, useRef, useState } from 'react';
import { ReceiptDownload } from '../../../components/ReceiptDownload/ReceiptDownload.tsx';
import { StatusRegion } from '../../../components/StatusRegion/StatusRegion.tsx';
import { formatDateTime } from '../../../lib/format-date.ts';
import { reversalTexts as texts } from '../../../texts/purchases.ts';
import { ReverseDialog } from './ReverseDialog.tsx';
import { useReversal } from './use-reversal.ts';

/** The reversal of a purchase: time, actor and reason. */
function Reversed({ reversal }: { reversal: AuditEvent }) {
  const { date, actor, reason } = reversal;
  return (
    <Alert tone="info" title={texts.reversed}>
      <Stack gap="xxs">
        <Text size="sm">{texts.reversedAt(formatDateTime(date))}</Text>
        {actor === null ? null : <Text size="sm">{texts.reversedBy(actor)}</Text>}
        {reason === null ? null : <Text size="sm">{texts.reasonOf(reason)}</Text>}
      </Stack>
    </Alert>
  );
}

/** A reversal just now; the clicked button is gone, so the focus moves here. */
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

/** Actions of an administrator on a purchase: its receipt, and one reversal. */
export function PurchaseActions({ purchase, username, onChanged }: PurchaseActionsProps) {
  const { isLoading, reversal, reload } = useReversal(purchase, username);
  const { reload: reloadMarks } = useEndpoint(getAllPurchaseReversals, {});
  const [isConfirming, setConfirming] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [balance, setBalance] = useState<string | null>(null);
  const isOwn = useSession().currentUser?.username === username;
  const canReverse = !isLoading && !reversal && balance === null;
  const reloadPurchase = () => {
    void reload();
    void reloadMarks();
    onChanged();
  };
  const open = async () => {
    setChecked(false);
    setConfirming(true);
    // Another administrator may have reversed it since the details were opened.
    await reload();
    setChecked(true);
  };
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
      {canReverse && isOwn ? (
        <Text size="sm" tone="muted">
          {texts.own}
        </Text>
      ) : null}
      {canReverse && !isOwn ? (
        <div>
          <Button variant="danger" onClick={open}>
            {texts.open}
          </Button>
        </div>
      ) : null}
      {isConfirming ? (
        <ReverseDialog
          purchase={purchase}
          username={username}
          isReversed={reversal !== null || (isChecked ? false : null)}
          onClose={() => {
            setConfirming(false);
            // Its response may have been lost, or another administrator was faster.
            void reload();
            void reloadMarks();
          }}
          onOutdated={reloadPurchase}
          onReversed={(booked) => {
            setConfirming(false);
            setBalance(booked.credits_balance);
            reloadPurchase();
          }}
        />
      ) : null}
    </Stack>
  );
}
