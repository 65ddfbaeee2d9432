import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { getPurchaseReversals, type PurchaseReversal } from '@consultancy/validation';

/** Finds a reversal among those of the signed-in user; undefined also while they are unknown. */
export function useOwnReversal(
  isIt: (reversal: PurchaseReversal) => boolean,
): PurchaseReversal | undefined {
  const username = useSession().currentUser?.username;
  const { data } = useEndpoint(
    getPurchaseReversals,
    username === undefined ? null : { params: { username } },
  );
  return data?.items.find(isIt);
}
