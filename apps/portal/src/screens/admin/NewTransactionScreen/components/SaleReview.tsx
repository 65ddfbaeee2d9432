import { useEndpoint } from '@consultancy/api/hooks';
import {
  Alert,
  Button,
  Card,
  RestoreFocus,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@consultancy/ui';
import {
  errorTexts,
  getPurchaseReversals,
  positiveAmount,
  type TransactionPreview,
  weightedSum,
} from '@consultancy/validation';
import { type RefObject, useEffect } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { amountFormat } from '../../../../lib/amount-format.ts';
import { formatDateTime } from '../../../../lib/format-date.ts';
import { readDecimal } from '../../../../lib/read-decimal.ts';
import { isAmount, useRecentEvents } from '../../../../lib/use-recent-events.ts';
import { commonTexts } from '../../../../texts/common.ts';
import { saleReviewTexts as texts } from '../../../../texts/purchases.ts';
import type { SaleFormApi } from '../sale-values.ts';
import { type SalePreview, useSalePreview } from '../use-sale-preview.ts';

/**
 * The balance before and after; unknown while the customer is looked up, in the same reserved
 * space, so that nothing below shifts.
 */
function Metrics({ customer, typed }: { customer: TransactionPreview | null; typed: string }) {
  const parsed = positiveAmount.safeParse(readDecimal(typed));
  const balance = customer?.credits_balance ?? null;
  const bought = parsed.success ? parsed.data : null;
  const after =
    bought !== null && balance !== null
      ? weightedSum([
          [balance, '1'],
          [bought, '1'],
        ])
      : null;
  const format = amountFormat([balance ?? '0', bought ?? '0']);
  return (
    <StatGroup>
      <Stat label={texts.before} value={balance === null ? commonTexts.none : format(balance)} />
      <Stat
        label={texts.credits}
        value={bought === null ? commonTexts.none : `+${format(bought)}`}
      />
      <Stat
        label={texts.after}
        value={after === null ? commonTexts.none : format(after)}
        tone={after === null ? 'neutral' : 'success'}
      />
    </StatGroup>
  );
}

/** Warns of an equal purchase of the last day that was not reversed: the response to it may have been lost. */
function EqualSale({ username, form }: { username: string; form: SaleFormApi }) {
  const typed = useWatch({ control: form.control, name: ['credits_purchased', 'amount_paid'] });
  const [credits, pesos] = typed.map(
    (amount) => positiveAmount.safeParse(readDecimal(amount)).data,
  );
  const { data: reversed } = useEndpoint(getPurchaseReversals, { params: { username } });
  const equal = useRecentEvents(username, 'credits sold').find(
    ({ detail }) =>
      reversed?.items.every(({ trans_id }) => trans_id !== detail.trans_id) &&
      credits &&
      pesos &&
      isAmount(detail.credits_purchased, credits) &&
      isAmount(detail.amount_paid, pesos),
  );
  if (!equal) return null;
  const { actor, date, detail } = equal;
  return (
    <Alert tone="warning">
      {texts.equal(actor ?? '', formatDateTime(date), String(detail.trans_id))}
    </Alert>
  );
}

interface CustomerPreviewProps {
  preview: SalePreview;
  form: SaleFormApi;
  onRetry: () => void;
}

/** The customer, or the reason why it is unknown; announced, unlike the balance beside it. */
function CustomerPreview({ preview, form, onRetry }: CustomerPreviewProps) {
  if (preview.state === 'none') return <Text tone="muted">{texts.waiting}</Text>;
  if (preview.state === 'loading') {
    return (
      <Stack gap="none">
        <Text tone="muted">{texts.loading}</Text>
        <Text size="sm">
          <Skeleton shape="text" width="half" />
        </Text>
      </Stack>
    );
  }
  if (preview.state === 'ready') {
    const { first_name, last_name, enterprise_name, username, suspended } = preview.customer;
    return (
      <Stack gap="sm">
        <Stack gap="none">
          <Text weight="medium">{`${first_name} ${last_name}`}</Text>
          <Text size="sm" tone="muted">
            {texts.enterprise(enterprise_name, username)}
          </Text>
        </Stack>
        {suspended ? <Alert tone="warning">{texts.suspended}</Alert> : null}
        <EqualSale username={username} form={form} />
      </Stack>
    );
  }
  const { code } = preview.error;
  if (code === 'USER_NOT_FOUND') return <Alert tone="warning">{texts.unknown}</Alert>;
  if (code === 'SELF_CREDIT_FORBIDDEN') return <Alert tone="warning">{errorTexts[code]}</Alert>;
  return (
    <Alert tone="warning">
      <Stack gap="sm" align="start">
        <Text size="sm">{texts.failed}</Text>
        <Button size="sm" onClick={onRetry}>
          {commonTexts.retry}
        </Button>
      </Stack>
    </Alert>
  );
}

interface SaleReviewProps {
  form: SaleFormApi;
  /** Gets the shown balance; null while none is shown. */
  reviewed: RefObject<string | null>;
}

/** The customer and the new balance, before the purchase is recorded. */
export function SaleReview({ form, reviewed }: SaleReviewProps) {
  const [targetEmail, credits] = useWatch({
    control: form.control,
    name: ['target_email', 'credits_purchased'],
  });
  const { errors } = useFormState({ control: form.control, name: 'target_email' });
  const { preview, retry } = useSalePreview(targetEmail, errors.target_email?.type === 'server');
  useEffect(() => {
    reviewed.current = preview.state === 'ready' ? preview.customer.credits_balance : null;
  }, [preview, reviewed]);
  return (
    <Card title={texts.title} padding="md">
      <RestoreFocus>
        <Stack gap="md">
          <div role="status">
            <CustomerPreview preview={preview} form={form} onRetry={retry} />
          </div>
          {preview.state === 'loading' ? <Metrics customer={null} typed={credits} /> : null}
          {preview.state === 'ready' ? (
            <Metrics customer={preview.customer} typed={credits} />
          ) : null}
        </Stack>
      </RestoreFocus>
    </Card>
  );
}
