import { useEndpoint } from '@consultancy/api/hooks';
import { getPriceList, positiveAmount } from '@consultancy/validation';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readDecimal } from '../../../lib/read-decimal.ts';
import type { SaleFormApi, SaleValues } from './sale-values.ts';
import { isUnusualSale, type SaleFigures } from './unusual-sale.ts';

/** The question whether the figures of an unusual sale are right. */
export interface SaleQuestion {
  /** The figures of these values that need an answer; null for usual and for confirmed ones. */
  figuresOf: (values: Pick<SaleValues, 'credits_purchased' | 'amount_paid'>) => SaleFigures | null;
  /** Whether a submit was held back, so that the question does not wait until the typing pauses. */
  isDue: boolean;
  confirm: (figures: SaleFigures) => void;
  /** Discards the answer, after the sale. */
  forget: () => void;
  /** Holds an unconfirmed sale back and moves the focus to the question. Returns whether it did. */
  hold: (event: FormEvent) => boolean;
  /** The button that answers it. */
  button: RefObject<HTMLButtonElement | null>;
}

const read = (typed: string) => positiveAmount.safeParse(readDecimal(typed));

/** Asks before the password whether the figures of an unusual sale are right. */
export function useSaleQuestion(form: SaleFormApi): SaleQuestion {
  const { data } = useEndpoint(getPriceList, {});
  const dearestRun = data?.price_list?.levels.at(-1)?.credits ?? null;
  const [confirmed, setConfirmed] = useState<SaleFigures | null>(null);
  const [isDue, setDue] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const figuresOf: SaleQuestion['figuresOf'] = ({ credits_purchased, amount_paid }) => {
    const [credits, pesos] = [read(credits_purchased), read(amount_paid)];
    if (!credits.success || !pesos.success) return null;
    const figures = { credits: credits.data, pesos: pesos.data };
    const isConfirmed = confirmed?.credits === figures.credits && confirmed.pesos === figures.pesos;
    return !isConfirmed && isUnusualSale(figures, dearestRun) ? figures : null;
  };
  return {
    figuresOf,
    isDue,
    button,
    confirm: (figures) => {
      setConfirmed(figures);
      setDue(false);
    },
    forget: () => {
      setConfirmed(null);
      setDue(false);
    },
    hold: (event) => {
      if (figuresOf(form.getValues()) === null) return false;
      event.preventDefault();
      flushSync(() => setDue(true));
      button.current?.focus();
      return true;
    },
  };
}
