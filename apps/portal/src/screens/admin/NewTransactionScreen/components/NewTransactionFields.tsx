import { Fieldset, Grid, SelectField, TextField } from '@consultancy/ui';
import { defaultTransactionType, formatDecimal, positiveAmount } from '@consultancy/validation';
import type { RefObject } from 'react';
import { useWatch } from 'react-hook-form';
import { DecimalField } from '../../../../components/DecimalField/DecimalField.tsx';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { formatPesos } from '../../../../lib/format-credits.ts';
import { readDecimal } from '../../../../lib/read-decimal.ts';
import { newTransactionTexts as texts } from '../../../../texts/purchases.ts';
import type { SaleFormApi } from '../sale-values.ts';
import type { UnusualSaleConfirmation } from '../use-unusual-sale-confirmation.ts';
import { AuthorizationFields } from './AuthorizationFields.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { SaleReview } from './SaleReview.tsx';

/** The typed amount, parsed and grouped; the hint while there is none. */
function readAs(typed: string, format: (amount: string) => string, hint: string): string {
  const amount = positiveAmount.safeParse(readDecimal(typed));
  return amount.success ? texts.readAs(format(amount.data)) : hint;
}

/** Purchase, payment and platform (§3). */
function PurchaseFields({ form }: { form: SaleFormApi }) {
  const [credits, amount] = useWatch({
    control: form.control,
    name: ['credits_purchased', 'amount_paid'],
  });
  return (
    <Fieldset legend={texts.purchase}>
      <Grid columns={{ mobile: 1, tablet: 2 }} gap="md" align="start">
        <DecimalField
          form={form}
          name="credits_purchased"
          label={texts.credits}
          hint={readAs(credits, formatDecimal, texts.creditsHint)}
        />
        <DecimalField
          form={form}
          name="amount_paid"
          label={texts.amount}
          hint={readAs(amount, formatPesos, texts.amountHint)}
        />
        <SelectField
          {...fieldProps(form, 'trans_type')}
          label={texts.type}
          options={[{ value: defaultTransactionType, label: defaultTransactionType }]}
        />
        <TextField {...fieldProps(form, 'trans_platform')} label={texts.platform} required />
      </Grid>
    </Fieldset>
  );
}

interface NewTransactionFieldsProps {
  form: SaleFormApi;
  /** About unusual amounts, before the confirmation. */
  confirmation: UnusualSaleConfirmation;
  /** Gets the balance that the administrator reviews. */
  reviewed: RefObject<string | null>;
}

/** Customer, purchase, its effects, and the administrator's confirmation (§3). */
export function NewTransactionFields({ form, confirmation, reviewed }: NewTransactionFieldsProps) {
  return (
    <>
      <CustomerFields form={form} />
      <PurchaseFields form={form} />
      <SaleReview form={form} reviewed={reviewed} />
      <AuthorizationFields form={form} confirmation={confirmation} />
    </>
  );
}
