import type { CreatedTransaction } from '@consultancy/api';
import { Button, DescriptionList, Dialog } from '@consultancy/ui';
import { formatDecimal, formatPesos } from '../../../../lib/format-credits.ts';
import { newTransactionTexts as texts } from '../../../../texts/admin.ts';
import { commonTexts } from '../../../../texts/common.ts';

interface CreatedDialogProps {
  /** The sale that was made; null keeps the dialog closed. */
  created: CreatedTransaction | null;
  onClose: () => void;
}

/** Says that the sale was made (§4) and what came of it. */
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
        <DescriptionList
          items={[
            { term: texts.receipt, description: String(sale.trans_id) },
            { term: texts.credits, description: formatDecimal(sale.credits_purchased) },
            { term: texts.amount, description: formatPesos(sale.amount_paid) },
            { term: texts.newBalance, description: formatDecimal(sale.credits_balance) },
          ]}
        />
      ) : null}
    </Dialog>
  );
}
