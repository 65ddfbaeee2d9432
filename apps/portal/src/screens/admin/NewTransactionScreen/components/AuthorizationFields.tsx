import { Alert, Button, Checkbox, Fieldset, RestoreFocus, Stack, Text } from '@consultancy/ui';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { OwnIdentity } from '../../../../components/OwnIdentity/OwnIdentity.tsx';
import { StatusRegion } from '../../../../components/StatusRegion/StatusRegion.tsx';
import { amountInWords } from '../../../../lib/spanish-number.ts';
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts';
import { newTransactionTexts as texts, unusualSaleTexts } from '../../../../texts/purchases.ts';
import type { SaleFormApi } from '../sale-values.ts';
import type { SaleAmounts } from '../unusual-sale.ts';
import type { UnusualSaleConfirmation } from '../use-unusual-sale-confirmation.ts';

/** Milliseconds without typing before amounts are questioned: «4» is on the way to «420.000». */
const debounce = 600;

interface AuthorizationFieldsProps {
  form: SaleFormApi;
  confirmation: UnusualSaleConfirmation;
}

interface UnusualSaleWarningProps {
  amounts: SaleAmounts;
  button: UnusualSaleConfirmation['button'];
  onConfirm: () => void;
}

/** The amounts in words, in which an extra digit cannot be overlooked. */
function UnusualSaleWarning({ amounts, button, onConfirm }: UnusualSaleWarningProps) {
  const { credit, creditCents, peso, pesoCents } = unusualSaleTexts;
  return (
    <Alert tone="warning" title={unusualSaleTexts.title}>
      <Stack gap="sm" align="start">
        <Text weight="medium">
          {unusualSaleTexts.question(
            amountInWords(amounts.credits, credit, creditCents),
            amountInWords(amounts.pesos, peso, pesoCents),
          )}
        </Text>
        <Text>{unusualSaleTexts.reason}</Text>
        <Button ref={button} onClick={onConfirm}>
          {unusualSaleTexts.confirm}
        </Button>
      </Stack>
    </Alert>
  );
}

/** The administrator's password and confirmation (§5), after that of unusual amounts. */
export function AuthorizationFields({ form, confirmation }: AuthorizationFieldsProps) {
  const [credits_purchased, amount_paid] = useWatch({
    control: form.control,
    name: ['credits_purchased', 'amount_paid'],
  });
  const typed = `${credits_purchased} ${amount_paid}`;
  const isPausing = useDebouncedValue(typed, debounce) === typed;
  const amounts = confirmation.amountsOf({ credits_purchased, amount_paid });
  const questioned = isPausing || confirmation.isDue ? amounts : null;
  const confirm = (checked: SaleAmounts) => {
    flushSync(() => confirmation.confirm(checked));
    form.setFocus('password');
  };
  return (
    // The one replaces the other, also while the focus is in it: keys can be faster than the warning.
    <RestoreFocus>
      <StatusRegion>
        {questioned ? (
          <UnusualSaleWarning
            amounts={questioned}
            button={confirmation.button}
            onConfirm={() => confirm(questioned)}
          />
        ) : null}
      </StatusRegion>
      {questioned ? null : (
        <Fieldset legend={texts.authorization}>
          <OwnIdentity form={form} />
          <Checkbox {...fieldProps(form, 'acceptTerms')} label={texts.accept} required />
        </Fieldset>
      )}
    </RestoreFocus>
  );
}
