import { Alert, Button, Checkbox, Fieldset, Stack, Text } from '@consultancy/ui';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { fieldProps } from '../../../../components/EnglishOriginal/field-props.tsx';
import { OwnIdentity } from '../../../../components/OwnIdentity/OwnIdentity.tsx';
import { amountInWords } from '../../../../lib/spanish-number.ts';
import { useDebouncedValue } from '../../../../lib/use-debounced-value.ts';
import { newTransactionTexts as texts, unusualSaleTexts } from '../../../../texts/purchases.ts';
import type { SaleFormApi } from '../sale-values.ts';
import type { SaleAmounts } from '../unusual-sale.ts';
import type { SaleQuestion } from '../use-sale-question.ts';

/** Milliseconds without typing before amounts are questioned: «4» is on the way to «420.000». */
const debounce = 600;

interface AuthorizationFieldsProps {
  form: SaleFormApi;
  question: SaleQuestion;
}

interface QuestionProps {
  amounts: SaleAmounts;
  button: SaleQuestion['button'];
  onConfirm: () => void;
}

/** The amounts in words, in which an extra digit cannot be overlooked. */
function Question({ amounts, button, onConfirm }: QuestionProps) {
  const { credit, creditCents, peso, pesoCents } = unusualSaleTexts;
  return (
    <Alert tone="warning" live="polite" title={unusualSaleTexts.title}>
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

/** The administrator's password and confirmation (§5), after the question about unusual amounts. */
export function AuthorizationFields({ form, question }: AuthorizationFieldsProps) {
  const [credits_purchased, amount_paid] = useWatch({
    control: form.control,
    name: ['credits_purchased', 'amount_paid'],
  });
  const typed = `${credits_purchased} ${amount_paid}`;
  const isPausing = useDebouncedValue(typed, debounce) === typed;
  const amounts = question.amountsOf({ credits_purchased, amount_paid });
  if (amounts && (isPausing || question.isDue)) {
    const confirm = () => {
      flushSync(() => question.confirm(amounts));
      form.setFocus('password');
    };
    return <Question amounts={amounts} button={question.button} onConfirm={confirm} />;
  }
  return (
    <Fieldset legend={texts.authorization}>
      <OwnIdentity form={form} />
      <Checkbox {...fieldProps(form, 'acceptTerms')} label={texts.accept} required />
    </Fieldset>
  );
}
