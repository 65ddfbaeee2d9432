import { Stack, Text, TextLink } from '@consultancy/ui';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { PrintTime } from '../../../components/PrintTime/PrintTime.tsx';
import { ProtectedFormFrame } from '../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { areaPaths } from '../../../config/area-paths.ts';
import { isOutcomeUnknown } from '../../../lib/is-outcome-unknown.ts';
import { useUnloadPrompt } from '../../../lib/use-unload-prompt.ts';
import { adminTitles } from '../../../texts/areas.ts';
import { newTransactionTexts as texts } from '../../../texts/purchases.ts';
import { CreatedDialog } from './components/CreatedDialog.tsx';
import { NewTransactionFields } from './components/NewTransactionFields.tsx';
import { form } from './NewTransactionScreen.css.ts';
import { blankSale, type SaleFormApi } from './sale-values.ts';
import { useNewTransaction } from './use-new-transaction.ts';
import { useUnusualSaleConfirmation } from './use-unusual-sale-confirmation.ts';

/** Advice if it is unknown whether the sale was recorded. */
function OutcomeUnknownHelp() {
  return (
    <>
      <Text size="sm">{texts.unsettled}</Text>
      <TextLink asChild>
        <Link to={areaPaths.allTransactions.href()}>{texts.unsettledLink}</Link>
      </TextLink>
    </>
  );
}

/**
 * Confirms before the tab closes with unsaved values; a separate component, so that a keystroke
 * renders nothing else.
 */
function WarnBeforeUnload({ form }: { form: SaleFormApi }) {
  const values = useWatch({ control: form.control });
  useUnloadPrompt(JSON.stringify(values) !== JSON.stringify(blankSale));
  return null;
}

/** Records a credit purchase for a user (§2 new-transaction, §4). */
export function NewTransactionScreen() {
  const { protectedForm, created, reviewed, dismiss } = useNewTransaction();
  const confirmation = useUnusualSaleConfirmation(protectedForm.form);
  const submit = (event: FormEvent) => {
    // Sent twice: the form is empty already, and the dialog that reports the sale is about to open.
    if (created) event.preventDefault();
    else if (!confirmation.intercept(event)) protectedForm.submit(event);
  };
  const [recorded, setRecorded] = useState(0);
  const close = () => {
    confirmation.forget();
    dismiss();
    setRecorded(recorded + 1);
  };
  return (
    <Stack gap="lg">
      <PageHeading title={adminTitles.newTransaction} lead={texts.lead} />
      <PrintTime />
      {/* Another form for the next sale, so that the focus is before it and not at its last button. */}
      <div key={recorded} className={form}>
        <ProtectedFormFrame
          protectedForm={{ ...protectedForm, submit }}
          label={adminTitles.newTransaction}
          submitLabel={texts.submit}
          busyLabel={texts.processing}
          failureHelp={isOutcomeUnknown(protectedForm.failure) ? <OutcomeUnknownHelp /> : null}
        >
          <NewTransactionFields
            form={protectedForm.form}
            confirmation={confirmation}
            reviewed={reviewed}
          />
        </ProtectedFormFrame>
      </div>
      <WarnBeforeUnload form={protectedForm.form} />
      <CreatedDialog created={created} onClose={close} />
    </Stack>
  );
}
