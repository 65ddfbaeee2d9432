import { useEndpoint } from '@consultancy/api/hooks';
import {
  type AuditEvent,
  getAuditEvents,
  isZeroDecimal,
  subtractDecimals,
} from '@consultancy/validation';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** For how long an equal adjustment is questioned, in milliseconds. */
const period = 86_400_000;

/** Milliseconds without typing before an amount is compared: «1» is on the way to «12,50». */
const debounce = 600;

const areEqual = (one: unknown, other: string) =>
  typeof one === 'string' && isZeroDecimal(subtractDecimals(one, other));

/** The question whether an adjustment is another one, and not the same again. */
export interface EqualAdjustment {
  /** The equal one that the administrator is asked about; null without one, and once it is confirmed. */
  event: AuditEvent | null;
  /** The button that confirms that it is another one. */
  button: RefObject<HTMLButtonElement | null>;
  confirm: () => void;
  /** Stops an unconfirmed adjustment and moves the focus to the question. Returns whether it stopped it. */
  intercept: (event: FormEvent) => boolean;
}

/**
 * Asks before the password whether an adjustment is the same as one of the last day, by whomever: after a
 * lost response, or when another administrator was faster.
 * @param amount the signed amount; null while it is unknown, or when no question is needed.
 */
export function useEqualAdjustment(username: string, amount: string | null): EqualAdjustment {
  // Of its own each time, as the cache may have a response from before the last adjustment.
  const [start_date] = useState(() => new Date(Date.now() - period).toISOString());
  const { data } = useEndpoint(getAuditEvents, {
    query: { target: username, action: 'credits adjusted', start_date, max_count: '1000' },
  });
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [isDue, setDue] = useState(false);
  const isPausing = useDebouncedValue(amount, debounce) === amount;
  const button = useRef<HTMLButtonElement>(null);
  const equal =
    amount === null ? undefined : data?.items.find(({ detail }) => areEqual(detail.amount, amount));
  const unconfirmed = equal && equal.id !== confirmed ? equal : null;
  return {
    event: isPausing || isDue ? unconfirmed : null,
    button,
    confirm: () => flushSync(() => setConfirmed(equal?.id ?? null)),
    intercept: (event) => {
      if (!unconfirmed) return false;
      event.preventDefault();
      flushSync(() => setDue(true));
      button.current?.focus();
      return true;
    },
  };
}
