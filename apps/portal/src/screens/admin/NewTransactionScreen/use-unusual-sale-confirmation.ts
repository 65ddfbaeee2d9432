import { useEndpoint } from '@consultancy/api/hooks';
import { getPriceList, positiveAmount } from '@consultancy/validation';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDecimal } from '../../../lib/read-decimal.ts';
import type { SaleFormApi, SaleValues } from './sale-values.ts';
import { isUnusualSale, type SaleAmounts } from './unusual-sale.ts';

/** The confirmation of the amounts of an unusual sale. */
export interface UnusualSaleConfirmation {
  /** The amounts of these values that need a confirmation; null for usual and for confirmed ones. */
  amountsOf: (values: Pick<SaleValues, 'credits_purchased' | 'amount_paid'>) => SaleAmounts | null;
  /** Whether a submit was stopped, so that the warning does not wait until the typing pauses. */
  isDue: boolean;
  confirm: (amounts: SaleAmounts) => void;
  /** Discards the confirmation, after the sale. */
  forget: () => void;
  /** Stops an unconfirmed sale and moves the focus to the warning. Returns whether it stopped it. */
  intercept: (event: FormEvent) => boolean;
  /** The button that confirms them. */
  button: RefObject<HTMLButtonElement | null>;
}

const read = (typed: string) => positiveAmount.safeParse(readDecimal(typed));

/** Asks before the password whether the amounts of an unusual sale are right. */
export function useUnusualSaleConfirmation(form: SaleFormApi): UnusualSaleConfirmation {
  const { data } = useEndpoint(getPriceList, {});
  const maxRunCredits = data?.price_list?.levels.at(-1)?.credits ?? null;
  const [confirmed, setConfirmed] = useState<SaleAmounts | null>(null);
  const [isDue, setDue] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const amountsOf: UnusualSaleConfirmation['amountsOf'] = ({ credits_purchased, amount_paid }) => {
    const [credits, pesos] = [read(credits_purchased), read(amount_paid)];
    if (!credits.success || !pesos.success) return null;
    const amounts = { credits: credits.data, pesos: pesos.data };
    const isConfirmed = confirmed?.credits === amounts.credits && confirmed.pesos === amounts.pesos;
    return !isConfirmed && isUnusualSale(amounts, maxRunCredits) ? amounts : null;
  };
  return {
    amountsOf,
    isDue,
    button,
    confirm: (amounts) => {
      setConfirmed(amounts);
      setDue(false);
    },
    forget: () => {
      setConfirmed(null);
      setDue(false);
    },
    intercept: (event) => {
      if (amountsOf(form.getValues()) === null) return false;
      event.preventDefault();
      flushSync(() => setDue(true));
      button.current?.focus();
      return true;
    },
  };
}
