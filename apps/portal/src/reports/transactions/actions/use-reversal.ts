import { reportLists } from '@consultancy/api';
import { useReportList } from '@consultancy/api/hooks';
import type { AuditEvent, Transaction } from '@consultancy/validation';
import { useMemo } from 'react';

/** Whether a purchase was taken back, as far as it is known. */
export interface ReversalState {
  isLoading: boolean;
  /** The event by which it was; null when it was not, or when that could not be found out. */
  reversal: AuditEvent | null;
  reload: () => Promise<unknown>;
}

/**
 * Looks into the audit trail whether a purchase was taken back: the purchase itself never changes.
 * Where the trail cannot be read, the server's refusal of a second return still stands.
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
  const { rows, isInitialLoading, reload } = useReportList(reportLists.auditEvents, null, query);
  const reversal = rows?.find(({ detail }) => detail.trans_id === trans_id) ?? null;
  return { isLoading: isInitialLoading, reversal, reload };
}
