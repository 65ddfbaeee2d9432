import { isApiError } from '@consultancy/api';
import { useEndpoint } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  DescriptionList,
  Dialog,
  Skeleton,
  Stack,
  Text,
  TextAreaField,
} from '@consultancy/ui';
import {
  type BookedResponse,
  errorTexts,
  formatDecimal,
  getUserAccount,
  isLessDecimal,
  subtractDecimals,
  type Transaction,
  type UserAccount,
} from '@consultancy/validation';
import { fieldProps } from '../../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../../components/FormDialog/FormDialog.tsx';
import { OwnIdentity } from '../../../components/OwnIdentity/OwnIdentity.tsx';
import { availableCredits } from '../../../lib/available-credits.ts';
import { formatPesos } from '../../../lib/format-credits.ts';
import { isOutcomeUnknown } from '../../../lib/is-outcome-unknown.ts';
import { commonTexts } from '../../../texts/common.ts';
import { reversalTexts as texts } from '../../../texts/purchases.ts';
import { useReverseForm } from './use-reverse-form.ts';

interface ReverseDialogProps {
  purchase: Transaction;
  username: string;
  /** Whether the purchase is reversed already; null until that is known. */
  isReversed: boolean | null;
  onReversed: (booked: BookedResponse) => void;
  /** Called when the purchase differs from the one shown. */
  onOutdated: () => void;
  onClose: () => void;
}

interface ConsequencesProps {
  purchase: Transaction;
  buyer: UserAccount | null;
  /** Whether the purchase is reversed already: nothing comes after it. */
  isReversed: boolean;
}

/** The purchase, and the balance after the reversal. */
function Consequences({ purchase, buyer, isReversed }: ConsequencesProps) {
  const { credits_purchased, amount_paid } = purchase;
  const balance = buyer
    ? [
        { term: texts.balance, description: formatDecimal(buyer.current_credits) },
        { term: texts.pending, description: formatDecimal(buyer.pending_credits) },
        ...(isReversed
          ? []
          : [
              {
                term: texts.after,
                description: (
                  <Text as="strong" size="sm" weight="strong">
                    {formatDecimal(subtractDecimals(buyer.current_credits, credits_purchased))}
                  </Text>
                ),
              },
            ]),
      ]
    : [];
  return (
    <DescriptionList
      items={[
        ...(buyer
          ? [
              {
                term: texts.customer,
                description: `${buyer.first_name} ${buyer.last_name} · ${buyer.username}`,
              },
            ]
          : []),
        { term: texts.credits, description: `−${formatDecimal(credits_purchased)}` },
        { term: texts.amount, description: formatPesos(amount_paid) },
        ...balance,
      ]}
    />
  );
}

/** Why the server would reject the reversal; null if it would not. */
function obstacle(
  purchase: Transaction,
  buyer: UserAccount | undefined,
  isReversed: boolean | null,
): string | null {
  if (isReversed) return errorTexts.TRANSACTION_REVERSED;
  // A balance after the reversal would look like that of a customer who has spent the credits.
  if (!buyer || isReversed === null) return null;
  if (buyer.erased_at) return texts.erased;
  const left = availableCredits(buyer.current_credits, buyer.pending_credits);
  return isLessDecimal(left, purchase.credits_purchased)
    ? texts.spent(formatDecimal(left), formatDecimal(purchase.credits_purchased))
    : null;
}

/** States why a purchase cannot be reversed. */
function Impossible({ reason, onClose }: { reason: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.impossibleTitle}
      closeLabel={commonTexts.close}
      footer={<Button onClick={onClose}>{commonTexts.close}</Button>}
    >
      <Alert tone="warning">{reason}</Alert>
    </Dialog>
  );
}

/** Confirms the reversal of a purchase: the balance, a reason, and the administrator's password. */
export function ReverseDialog(props: ReverseDialogProps) {
  const { purchase, username, isReversed, onReversed, onOutdated, onClose } = props;
  const { data, error, reload } = useEndpoint(getUserAccount, { params: { username } });
  const sentForm = useReverseForm(purchase.trans_id, onReversed, () => {
    void reload();
    onOutdated();
  });
  const { form, failure } = sentForm;
  const reason = obstacle(purchase, data, isReversed);
  // Not after a try without a response: a reloaded balance may be the one after the reversal.
  if (failure === null && reason !== null) return <Impossible reason={reason} onClose={onClose} />;
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      tone="danger"
      title={texts.title(purchase.trans_id)}
      description={texts.description}
      confirmLabel={texts.confirm}
      busyLabel={texts.confirming}
      failureHelp={isOutcomeUnknown(failure) ? <Text size="sm">{texts.unsettled}</Text> : null}
    >
      <Stack gap="md">
        {data || error ? (
          <Consequences
            purchase={purchase}
            buyer={data ?? null}
            isReversed={isApiError(failure) && failure.code === 'TRANSACTION_REVERSED'}
          />
        ) : (
          <Skeleton shape="block" />
        )}
        {!data && error ? <Alert tone="warning">{texts.unknownBalance}</Alert> : null}
        <TextAreaField
          {...fieldProps(form, 'reason', texts.reasonHint)}
          label={texts.reason}
          rows={2}
          required
        />
        <OwnIdentity form={form} />
      </Stack>
    </FormDialog>
  );
}
