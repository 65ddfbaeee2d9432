import { Stack } from '@consultancy/ui';
import type { Transaction } from '@consultancy/validation';
import { ReceiptDownload } from '../../../components/ReceiptDownload/ReceiptDownload.tsx';
import type { RowActionsProps } from '../../report-definition.ts';
import { PurchaseReversalNote } from '../ReversalNote.tsx';

/** Actions of a buyer on a purchase: its receipt, after its reversal if there was one. */
export function OwnPurchaseActions({ row }: RowActionsProps<Transaction>) {
  return (
    <Stack gap="md">
      <PurchaseReversalNote purchase={row} />
      <ReceiptDownload transId={row.trans_id} />
    </Stack>
  );
}
