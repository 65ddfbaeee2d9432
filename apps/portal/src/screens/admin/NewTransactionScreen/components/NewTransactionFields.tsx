import { Checkbox, Fieldset, Grid, PasswordField, SelectField, TextField } from '@consultancy/ui';
import { defaultTransactionType, positiveAmount } from '@consultancy/validation';
import { useWatch } from 'react-hook-form';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { formatDecimal, formatPesos } from '../../../../lib/format-credits.ts';
import { newTransactionTexts as texts } from '../../../../texts/admin.ts';
import { commonTexts } from '../../../../texts/common.ts';
import type { NewTransactionFormApi } from '../use-new-transaction.ts';

const emailField = {
  type: 'email',
  inputMode: 'email',
  // The customer's address is not the administrator's own, which a browser would offer.
  autoComplete: 'off',
  spellCheck: false,
  required: true,
} as const;

/** What the amount typed so far will be read as, grouped; the hint while it is none. */
function readAs(typed: string, format: (amount: string) => string, hint: string): string {
  const amount = positiveAmount.safeParse(typed);
  return amount.success ? texts.readAs(format(amount.data)) : hint;
}

/** Who pays, what was bought, and the administrator's own word for it (§3). */
export function NewTransactionFields({ form }: { form: NewTransactionFormApi }) {
  const [credits, amount] = useWatch({
    control: form.control,
    name: ['credits_purchased', 'amount_paid'],
  });
  const creditsHint = readAs(credits, formatDecimal, texts.creditsHint);
  const amountHint = readAs(amount, formatPesos, texts.amountHint);
  return (
    <>
      <Fieldset legend={texts.customer}>
        <TextField
          {...fieldProps(form, 'target_email')}
          {...emailField}
          label={texts.targetEmail}
        />
        <TextField
          {...fieldProps(form, 'confirm_target_email')}
          {...emailField}
          label={texts.confirmEmail}
        />
      </Fieldset>
      <Fieldset legend={texts.purchase}>
        <Grid columns={{ mobile: 1, tablet: 2 }} gap="md" align="start">
          <TextField
            {...fieldProps(form, 'credits_purchased', creditsHint)}
            label={texts.credits}
            inputMode="decimal"
            autoComplete="off"
            numeric
            required
          />
          <TextField
            {...fieldProps(form, 'amount_paid', amountHint)}
            label={texts.amount}
            inputMode="decimal"
            autoComplete="off"
            numeric
            required
          />
          <SelectField
            {...fieldProps(form, 'trans_type')}
            label={texts.type}
            options={[{ value: defaultTransactionType, label: defaultTransactionType }]}
          />
          <TextField {...fieldProps(form, 'trans_platform')} label={texts.platform} required />
        </Grid>
      </Fieldset>
      <Fieldset legend={texts.authorization}>
        <PasswordField
          {...fieldProps(form, 'password', texts.passwordHint)}
          label={texts.password}
          autoComplete="current-password"
          showLabel={commonTexts.showPassword}
          hideLabel={commonTexts.hidePassword}
          capsLockLabel={commonTexts.capsLock}
          required
        />
        <Checkbox {...fieldProps(form, 'acceptTerms')} label={texts.accept} required />
      </Fieldset>
    </>
  );
}
