import { useClient } from '@consultancy/api/hooks';
import { DescriptionList, RadioGroup, Text, TextAreaField } from '@consultancy/ui';
import {
  type BookedResponse,
  createCreditAdjustment,
  formatDecimal,
  type ListedUser,
} from '@consultancy/validation';
import type { RefObject } from 'react';
import { DecimalField } from '../../components/DecimalField/DecimalField.tsx';
import { fieldProps } from '../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../components/FormDialog/FormDialog.tsx';
import { OwnIdentity } from '../../components/OwnIdentity/OwnIdentity.tsx';
import { proveIdentity } from '../../lib/forms/identity-fields.ts';
import { useSentForm } from '../../lib/forms/use-sent-form.ts';
import { isOutcomeUnknown } from '../../lib/is-outcome-unknown.ts';
import { reloadIfOutdated } from '../../lib/reload-if-outdated.ts';
import { type SentContent, useIdempotencyKey } from '../../lib/use-idempotency-key.ts';
import { adjustmentTexts as texts, userTexts } from '../../texts/users.ts';
import {
  type AdjustmentValues,
  adjustmentForm,
  balanceAfter,
  blankAdjustment,
  signedAmountOf,
} from './adjustment-form.ts';

interface AdjustmentDialogProps {
  row: ListedUser;
  onClose: () => void;
  /** Called with a text about the booked entry. */
  onDone: (message: string) => void;
  /** Called when the account differs from the one shown. */
  onOutdated: () => void;
  /** The last sent content, with its key. */
  sent: RefObject<SentContent | null>;
}

/** Corrects the balance of a user (§6) by a signed amount and a reason that the user reads. */
export function AdjustmentDialog(props: AdjustmentDialogProps) {
  const { row, onClose, onDone, onOutdated, sent } = props;
  const client = useClient();
  const idempotency = useIdempotencyKey(sent);
  const { username, current_credits } = row;
  const sentForm = useSentForm<AdjustmentValues, AdjustmentValues, BookedResponse>({
    schema: adjustmentForm,
    defaults: blankAdjustment,
    fieldOfCode: { CREDITS_UNAVAILABLE: 'amount' },
    send: async ({ reason, ...values }) => {
      const content = { amount: signedAmountOf(values), reason };
      const proof = await proveIdentity(client, values);
      const booked = client.request(createCreditAdjustment, {
        params: { username },
        body: { ...content, ...proof },
        idempotencyKey: idempotency.keyOf({ username, ...content }),
      });
      return reloadIfOutdated(booked, onOutdated);
    },
    onSuccess: ({ credits_balance }) => {
      idempotency.forget();
      onDone(texts.done(formatDecimal(credits_balance)));
    },
  });
  const { form, failure } = sentForm;
  const after = balanceAfter(current_credits, form.watch());
  return (
    <FormDialog
      sentForm={sentForm}
      onClose={onClose}
      title={texts.title(username)}
      description={texts.text}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      failureHelp={isOutcomeUnknown(failure) ? <Text>{texts.unsettled}</Text> : null}
    >
      <RadioGroup
        {...form.register('direction')}
        label={texts.direction}
        layout="inline"
        options={[
          { value: 'give', label: texts.give },
          { value: 'take', label: texts.subtract },
        ]}
      />
      <DecimalField form={form} name="amount" label={texts.amount} hint={texts.amountHint} />
      <DescriptionList
        items={[
          { term: texts.before, description: formatDecimal(current_credits) },
          ...(after === null ? [] : [{ term: texts.after, description: formatDecimal(after) }]),
        ]}
      />
      <TextAreaField
        {...fieldProps(form, 'reason', texts.reasonHint)}
        label={userTexts.reason}
        rows={2}
        required
      />
      <OwnIdentity form={form} />
    </FormDialog>
  );
}
