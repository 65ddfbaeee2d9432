import { Alert, Button, DescriptionList, Dialog, Stack, Text, TextLink } from '@consultancy/ui';
import { formatDecimal } from '@consultancy/validation';
import { useRef, useState } from 'react';
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

const focusOnce = (element: HTMLElement | null) => element?.focus();

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

/** The effects of a sale, and its receipt. */
function SaleFacts({ created }: { created: CreatedSale }) {
  const { sale } = created;
  return (
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
  );
}

/** The same in the page, with the focus. */
function SaleInPage({ created }: { created: CreatedSale }) {
  return (
    <section ref={focusOnce} tabIndex={-1} aria-label={texts.success}>
      <Alert tone="success" title={texts.success}>
        <Stack gap="md">
          <Text size="sm">{texts.successText(created.sale.username)}</Text>
          <SaleFacts created={created} />
        </Stack>
      </Alert>
    </section>
  );
}

/**
 * Reports the recorded sale (§4) and its effects, and offers its receipt. Where the code of the dialog cannot be loaded,
 * as after a new release, the page reports the sale until the next one: an empty form alone would invite to sell again.
 */
export function CreatedDialog({ created, onClose }: CreatedDialogProps) {
  const sale = created?.sale;
  const isShown = useRef(false);
  const [unshown, setUnshown] = useState<CreatedSale | null>(null);
  const close = () => {
    setUnshown(isShown.current ? null : created);
    isShown.current = false;
    onClose();
  };
  return (
    <>
      {unshown && !created ? <SaleInPage created={unshown} /> : null}
      <Dialog
        open={created !== null}
        onOpenChange={close}
        title={texts.success}
        description={sale ? texts.successText(sale.username) : undefined}
        closeLabel={commonTexts.close}
        footer={
          <Button variant="primary" onClick={close}>
            {texts.close}
          </Button>
        }
      >
        {created ? (
          <div
            ref={(content) => {
              isShown.current ||= content !== null;
            }}
          >
            <SaleFacts created={created} />
          </div>
        ) : null}
      </Dialog>
    </>
  );
}
