import { Skeleton } from '@consultancy/ui';
import type { Transaction, UserTransaction } from '@consultancy/validation';
import { Suspense } from 'react';
import { lazyChunk } from '../../../lib/lazy-chunk.ts';
import type { RowActionsProps } from '../../report-definition.ts';

// Fetched when the first purchase is opened: the report is readable without it.
const PurchaseActions = lazyChunk(() => import('./PurchaseActions.tsx'), 'PurchaseActions');

interface ActionsOfProps {
  purchase: Transaction;
  username: string | null;
  onChanged: () => void;
}

function ActionsOf({ username, ...props }: ActionsOfProps) {
  if (username === null) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" />}>
      <PurchaseActions {...props} username={username} />
    </Suspense>
  );
}

/** The actions of a purchase in the report of one user. */
export function PurchaseOfUserActions(props: RowActionsProps<Transaction>) {
  return <ActionsOf purchase={props.row} username={props.subject} onChanged={props.onChanged} />;
}

/** The actions of a purchase in the report of everyone, whose rows name the buyer. */
export function PurchaseOfAllActions({ row, onChanged }: RowActionsProps<UserTransaction>) {
  return <ActionsOf purchase={row} username={row.username} onChanged={onChanged} />;
}
