import { Alert, Button, DescriptionList, Dialog, Stack, Text, TextLink } from '@consultancy/ui';
import { formatDecimal } from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { ReceiptDownload } from '../../../../components/ReceiptDownload/ReceiptDownload.tsx';
import { areaPaths } from '../../../../config/area-paths.ts';
import { formatPesos } from '../../../../lib/format-credits.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { saleReviewTexts, newTransactionTexts as texts } from '../../../../texts/purchases.ts';
import type { CreatedSale } from '../use-new-transaction.ts';

interface CreatedDialogProps {
  /** The recorded sale; null closes the dialog. */
  created: CreatedSale | null;
  onClose: () => void;
}

/** Warns that the balance was another than the reviewed one: another administrator may have sold the same. */
function Overtaken({ sale, overtaken }: CreatedSale) {
  if (!overtaken) return null;
  const { before, reviewed } = overtaken;
  return (
    <Alert tone="warning" title={texts.overtaken}>
      <Text size="sm">{texts.overtakenText(formatDecimal(before), formatDecimal(reviewed))}</Text>
      <TextLink asChild standalone>
        <Link to={areaPaths.userTransactions.href(sale.username)}>{texts.unsettledLink}</Link>
      </TextLink>
    </Alert>
  );
}

/** Reports the recorded sale (§4) and its effects, and offers its receipt. */
export function CreatedDialog({ created, onClose }: CreatedDialogProps) {
  const sale = created?.sale;
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
      {created && sale ? (
        <Stack gap="md">
          <Overtaken {...created} />
          {sale.suspended ? <Alert tone="warning">{saleReviewTexts.suspended}</Alert> : null}
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
