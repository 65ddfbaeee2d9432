import { useEndpoint, useSession } from '@consultancy/api/hooks';
import { Alert, Badge, Inline, Stack, Text, TextLink } from '@consultancy/ui';
import {
  getAllPurchaseReversals,
  getPurchaseReversals,
  type LedgerEntry,
  type PurchaseReversal,
  type Transaction,
} from '@consultancy/validation';
import { Link } from 'react-router-dom';
import { areaPaths, dayFilters } from '../../config/area-paths.ts';
import { formatDateTime } from '../../lib/format-date.ts';
import { ownReversalTexts as texts } from '../../texts/own-purchases.ts';
import type { RowActionsProps } from '../report-definition.ts';

type Reversals = readonly PurchaseReversal[] | undefined;

/** The reversals of the signed-in user; undefined while they are unknown. */
function useOwnReversals(): Reversals {
  const username = useSession().currentUser?.username;
  const { data } = useEndpoint(
    getPurchaseReversals,
    username === undefined ? null : { params: { username } },
  );
  return data?.items;
}

interface PurchaseProps {
  purchase: Transaction;
}

const reversalOf = ({ trans_id }: Transaction, reversals: Reversals) =>
  reversals?.find((reversal) => reversal.trans_id === trans_id);

/** The type of a purchase, and whether it was reversed. */
function PurchaseType({ purchase, reversals }: PurchaseProps & { reversals: Reversals }) {
  return reversalOf(purchase, reversals) ? (
    <Inline gap="xs" align="center">
      {purchase.trans_type}
      <Badge>{texts.reversed}</Badge>
    </Inline>
  ) : (
    purchase.trans_type
  );
}

function OwnPurchaseType({ purchase }: PurchaseProps) {
  return <PurchaseType purchase={purchase} reversals={useOwnReversals()} />;
}

function AnyPurchaseType({ purchase }: PurchaseProps) {
  const { data } = useEndpoint(getAllPurchaseReversals, {});
  return <PurchaseType purchase={purchase} reversals={data?.items} />;
}

/** Cell of the type in «Mis Compras». */
export const ownTypeCell = (row: Transaction) => <OwnPurchaseType purchase={row} />;

/** Cell of the type in the reports of administrators. */
export const anyTypeCell = (row: Transaction) => <AnyPurchaseType purchase={row} />;

/** States a reversal, and links the rows that belong to it. */
function Note({ reversal }: { reversal: PurchaseReversal }) {
  const { trans_id, trans_date, reversal_id, reversal_date } = reversal;
  return (
    <Alert tone="info" title={texts.title(trans_id)}>
      <Stack gap="xs" align="start">
        <Text size="sm">{texts.reversedAt(formatDateTime(reversal_date))}</Text>
        <TextLink asChild>
          <Link to={areaPaths.myTransactions.href(dayFilters(trans_date))}>
            {texts.purchase(trans_id)}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to={areaPaths.myCredits.href(dayFilters(reversal_date))}>
            {texts.reversal(reversal_id)}
          </Link>
        </TextLink>
      </Stack>
    </Alert>
  );
}

/** The reversal of a purchase, in its details; nothing without one. */
export function PurchaseReversalNote({ purchase }: PurchaseProps) {
  const reversal = reversalOf(purchase, useOwnReversals());
  return reversal ? <Note reversal={reversal} /> : null;
}

/** The reversal to which a ledger entry belongs, in its details; nothing without one. */
export function LedgerReversalNote({ row: { id } }: RowActionsProps<LedgerEntry>) {
  const reversal = useOwnReversals()?.find(
    ({ movement_id, reversal_id }) => movement_id === id || reversal_id === id,
  );
  return reversal ? <Note reversal={reversal} /> : null;
}
