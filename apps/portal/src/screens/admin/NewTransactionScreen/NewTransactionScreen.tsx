import { Stack } from '@consultancy/ui';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { ProtectedFormFrame } from '../../../components/ProtectedFormFrame/ProtectedFormFrame.tsx';
import { newTransactionTexts as texts } from '../../../texts/admin.ts';
import { CreatedDialog } from './components/CreatedDialog.tsx';
import { NewTransactionFields } from './components/NewTransactionFields.tsx';
import { form } from './NewTransactionScreen.css.ts';
import { useNewTransaction } from './use-new-transaction.ts';

/** Records a credit purchase for a user (§2 new-transaction, §4). */
export function NewTransactionScreen() {
  const { protectedForm, created, dismiss } = useNewTransaction();
  return (
    <Stack gap="lg">
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className={form}>
        <ProtectedFormFrame
          protectedForm={protectedForm}
          label={texts.title}
          submitLabel={texts.submit}
          busyLabel={texts.processing}
        >
          <NewTransactionFields form={protectedForm.form} />
        </ProtectedFormFrame>
      </div>
      <CreatedDialog created={created} onClose={dismiss} />
    </Stack>
  );
}
