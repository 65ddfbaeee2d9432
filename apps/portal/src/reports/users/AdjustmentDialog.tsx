import { useClient, useReload } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  DescriptionList,
  RadioGroup,
  Stack,
  Text,
  TextAreaField,
} from '@consultancy/ui';
import {
  type AuditEvent,
  type BookedResponse,
  createCreditAdjustment,
  formatDecimal,
  getAuditEvents,
  type ListedUser,
} from '@consultancy/validation';
import type { FormEvent, RefObject } from 'react';
import { DecimalField } from '../../components/DecimalField/DecimalField.tsx';
import { fieldProps } from '../../components/EnglishOriginal/field-props.tsx';
import { FormDialog } from '../../components/FormDialog/FormDialog.tsx';
import { OwnIdentity } from '../../components/OwnIdentity/OwnIdentity.tsx';
import { StatusRegion } from '../../components/StatusRegion/StatusRegion.tsx';
import { formatSigned } from '../../lib/format-credits.ts';
import { formatDateTime } from '../../lib/format-date.ts';
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
  typedAmount,
} from './adjustment-form.ts';
import { rejectIfChanged } from './reject-if-changed.ts';
import { type EqualAdjustment, useEqualAdjustment } from './use-equal-adjustment.ts';

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

/** Asks whether the adjustment is another one than an equal one that was registered. */
function EqualQuestion(
  props: { event: AuditEvent } & Omit<EqualAdjustment, 'event' | 'intercept'>,
) {
  const { date, actor, reason, detail } = props.event;
  return (
    <Alert tone="warning" title={texts.equal}>
      <Stack gap="sm" align="start">
        <Text size="sm">
          {texts.equalText(
            formatDateTime(date),
            actor ?? '',
            formatSigned(String(detail.amount)),
            reason ?? '',
          )}
        </Text>
        <Button ref={props.button} size="sm" onClick={props.confirm}>
          {texts.equalConfirm}
        </Button>
      </Stack>
    </Alert>
  );
}

/** Corrects the balance of a user (§6) by a signed amount and a reason that the user reads. */
export function AdjustmentDialog(props: AdjustmentDialogProps) {
  const { row, onClose, onDone, onOutdated, sent } = props;
  const client = useClient();
  const reload = useReload();
  const idempotency = useIdempotencyKey(sent);
  const { username, current_credits } = row;
  const sentForm = useSentForm<AdjustmentValues, AdjustmentValues, BookedResponse>({
    schema: adjustmentForm,
    defaults: blankAdjustment,
    fieldOfCode: { CREDITS_UNAVAILABLE: 'amount' },
    send: async ({ reason, ...values }) => {
      const content = { amount: signedAmountOf(values), reason };
      const keyed = { username, ...content };
      const request = async () => {
        // The same one again may be why the balance has changed.
        if (!isUnsettled || !idempotency.isRetry(keyed)) await rejectIfChanged(client, row);
        const proof = await proveIdentity(client, values);
        return client.request(createCreditAdjustment, {
          params: { username },
          body: { ...content, ...proof },
          idempotencyKey: idempotency.keyOf(keyed),
        });
      };
      return reloadIfOutdated(request(), () => {
        onOutdated();
        void reload(getAuditEvents);
      });
    },
    onSuccess: ({ credits_balance }, values) => {
      idempotency.forget();
      const amount = signedAmountOf(values);
      const isTwice =
        credits_balance === balanceAfter(balanceAfter(current_credits, amount), amount);
      onDone(texts.done(formatDecimal(credits_balance)) + (isTwice ? texts.twice : ''));
    },
  });
  const { form, failure } = sentForm;
  const amount = typedAmount(form.watch());
  const after = amount === null ? null : balanceAfter(current_credits, amount);
  const isUnsettled = isOutcomeUnknown(failure);
  // The same one again has the same key, so it needs no question.
  const { event, intercept, ...question } = useEqualAdjustment(
    username,
    isUnsettled ? null : amount,
  );
  const confirm = () => {
    question.confirm();
    idempotency.forget();
    form.setFocus('password');
  };
  const submit = (submitted: FormEvent) => {
    if (!intercept(submitted)) sentForm.submit(submitted);
  };
  return (
    <FormDialog
      sentForm={{ ...sentForm, submit }}
      onClose={onClose}
      title={texts.title(username)}
      description={texts.text}
      confirmLabel={texts.confirm}
      busyLabel={texts.busy}
      failureHelp={isUnsettled ? <Text size="sm">{texts.unsettled}</Text> : null}
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
      <StatusRegion>
        {event ? <EqualQuestion event={event} {...question} confirm={confirm} /> : null}
      </StatusRegion>
      {event ? null : <OwnIdentity form={form} />}
    </FormDialog>
  );
}
