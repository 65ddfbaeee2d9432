import { receiptLines } from '../../receipts/receipt-lines.ts';
import { receiptPdf } from '../../receipts/receipt-pdf.ts';
import { readReceipt, receiptFileName } from '../../receipts/receipt-repository.ts';
import { finishMail, type MailContext } from '../mail.ts';
import { PurchaseReceiptMail, purchaseReceiptSubject } from '../PurchaseReceiptMail.tsx';

/** The receipt of a purchase of credits, with its document. */
export async function purchaseReceipt(
  { db, issuer }: MailContext,
  { transactionId }: { transactionId: number },
) {
  const receipt = await readReceipt(db, transactionId);
  if (!receipt) {
    return null;
  }
  const content = (
    <PurchaseReceiptMail firstName={receipt.first_name} lines={receiptLines(receipt)} />
  );
  const mail = await finishMail(receipt.email, purchaseReceiptSubject, content);
  const attachment = {
    filename: receiptFileName(receipt),
    contentType: 'application/pdf',
    content: await receiptPdf(receipt, issuer),
  };
  return { ...mail, attachments: [attachment] };
}
