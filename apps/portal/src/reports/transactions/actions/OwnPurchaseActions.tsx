import type { Transaction } from '@consultancy/validation';
import { ReceiptDownload } from '../../../components/ReceiptDownload/ReceiptDownload.tsx';
import type { RowActionsProps } from '../../report-definition.ts';

/** Actions of a buyer on a purchase: its receipt. */
export function OwnPurchaseActions({ row }: RowActionsProps<Transaction>) {
  return <ReceiptDownload transId={row.trans_id} />;
}
