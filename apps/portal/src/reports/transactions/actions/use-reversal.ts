import { useReportList } from '@consultancy/api/hooks';
import { type AuditEvent, getAuditEvents, type Transaction } from '@consultancy/validation';
import { useMemo } from 'react';

/** Whether a purchase was reversed, as far as it is known. */
export interface ReversalState {
  isLoading: boolean;
  /** The event of the reversal; null if there was none, or if that is unknown. */
  reversal: AuditEvent | null;
  reload: () => Promise<unknown>;
}

/**
 * Reads from the audit trail whether a purchase was reversed: the purchase itself never changes. If
 * the trail cannot be loaded, the server still rejects a second reversal.
 */
export function useReversal(purchase: Transaction, username: string): ReversalState {
  const { trans_id, trans_date } = purchase;
  const query = useMemo(
    () => ({
      target: username,
      action: 'sale reversed',
      start_date: trans_date,
      max_count: '1000',
    }),
    [username, trans_date],
  );
  const { rows, isInitialLoading, reload } = useReportList(getAuditEvents, null, query);
  const reversal = rows?.find(({ detail }) => detail.trans_id === trans_id) ?? null;
  return { isLoading: isInitialLoading, reversal, reload };
}
