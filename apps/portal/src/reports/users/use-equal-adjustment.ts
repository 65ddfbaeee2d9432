import type { AuditEvent } from '@consultancy/validation';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { isAmount, useRecentEvents } from '../../lib/use-recent-events.ts';

/** Milliseconds without typing before an amount is compared: «1» is on the way to «12,50». */
const debounce = 600;

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
  const events = useRecentEvents(username, 'credits adjusted');
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [isDue, setDue] = useState(false);
  const isPausing = useDebouncedValue(amount, debounce) === amount;
  const button = useRef<HTMLButtonElement>(null);
  const equal =
    amount === null ? undefined : events.find(({ detail }) => isAmount(detail.amount, amount));
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
