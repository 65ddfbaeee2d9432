import { useEndpoint } from '@consultancy/api/hooks';
import {
  type AuditAction,
  type AuditEvent,
  getAuditEvents,
  isZeroDecimal,
  subtractDecimals,
} from '@consultancy/validation';
import { useState } from 'react';

/** How far back something may be the same once more, in milliseconds. */
const period = 86_400_000;

/**
 * Events of an action on an account in the last day, by whomever, newest first; none until they are loaded.
 * @param target null waits.
 */
export function useRecentEvents(target: string | null, action: AuditAction): readonly AuditEvent[] {
  // Of its own each time, as the cache may have a response from before the last event.
  const [start_date] = useState(() => new Date(Date.now() - period).toISOString());
  const query = target && { query: { target, action, start_date, max_count: '1000' } };
  return useEndpoint(getAuditEvents, query || null).data?.items ?? [];
}

/** Whether a detail of an event is the amount, however many decimals are written. */
export const isAmount = (detail: unknown, amount: string): boolean =>
  typeof detail === 'string' && isZeroDecimal(subtractDecimals(detail, amount));
