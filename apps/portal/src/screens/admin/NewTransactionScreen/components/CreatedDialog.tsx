import type { CreatedTransaction } from '@consultancy/api';
import { Button, DescriptionList, Dialog, Stack } from '@consultancy/ui';
import { ReceiptDownload } from '../../../../components/ReceiptDownload/ReceiptDownload.tsx';
import { formatDecimal, formatPesos } from '../../../../lib/format-credits.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { newTransactionTexts as texts } from '../../../../texts/purchases.ts';

interface CreatedDialogProps {
  /** The sale that was made; null keeps the dialog closed. */
  created: CreatedTransaction | null;
  onClose: () => void;
}

/** Says that the sale was made (§4) and what came of it, and offers its receipt. */
export function CreatedDialog({ created, onClose }: CreatedDialogProps) {
  const sale = created?.transaction;
  return (
    <Dialog
      open={created !== null}
      onOpenChange={onClose}
      title={texts.success}
      description={sale ? texts.successText(sale.username) : undefined}
      closeLabel={commonTexts.close}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {sale ? (
        <Stack gap="md">
          <DescriptionList
            items={[
              { term: texts.number, description: String(sale.trans_id) },
              { term: texts.date, description: formatDateTime(sale.trans_date) },
              { term: texts.credits, description: formatDecimal(sale.credits_purchased) },
              { term: texts.amount, description: formatPesos(sale.amount_paid) },
              { term: texts.newBalance, description: formatDecimal(sale.credits_balance) },
            ]}
          />
          <ReceiptDownload transId={sale.trans_id} />
        </Stack>
      ) : null}
    </Dialog>
  );
}
