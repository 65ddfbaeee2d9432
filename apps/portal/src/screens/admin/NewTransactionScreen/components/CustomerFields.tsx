import { Combobox, Fieldset, TextField } from '@consultancy/ui';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { newTransactionTexts as texts } from '../../../../texts/purchases.ts';
import type { SaleFormApi } from '../sale-values.ts';
import { useCustomerSuggestions } from '../use-customer-suggestions.ts';

const emailField = {
  inputMode: 'email',
  // The customer's e-mail is not the administrator's own, which a browser would suggest.
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

/** Customer: the e-mail, typed twice (§5). */
export function CustomerFields({ form }: { form: SaleFormApi }) {
  const suggestions = useCustomerSuggestions();
  return (
    <Fieldset legend={texts.customer}>
      <Combobox
        {...fieldProps(form, 'target_email')}
        {...emailField}
        {...suggestions}
        label={texts.targetEmail}
      />
      <TextField
        {...fieldProps(form, 'confirm_target_email')}
        {...emailField}
        type="email"
        label={texts.confirmEmail}
      />
    </Fieldset>
  );
}
