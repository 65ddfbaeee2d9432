import type { EndpointResponse } from '@consultancy/api';
import { Button, DescriptionList, Dialog, Stack } from '@consultancy/ui';
import type { newTransaction } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { ReceiptDownload } from '../../../../components/ReceiptDownload/ReceiptDownload.tsx';
import { formatPesos } from '../../../../lib/format-credits.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { newTransactionTexts as texts } from '../../../../texts/purchases.ts';

interface CreatedDialogProps {
  /** The recorded sale; null closes the dialog. */
  created: EndpointResponse<typeof newTransaction> | null;
  onClose: () => void;
}

/** Reports the recorded sale (§4) and its effects, and offers its receipt. */
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
