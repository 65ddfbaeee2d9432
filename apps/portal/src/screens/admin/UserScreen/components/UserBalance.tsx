import { Skeleton, Stat, StatGroup } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { amountFormat } from '../../../../lib/amount-format.ts';
import { availableCredits } from '../../../../lib/available-credits.ts';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

/** The formatted credits of an account. */
function creditsOf(account: UserAccount) {
  const { current_credits, pending_credits, erased_at } = account;
  // An erasure leaves the balance as it was, but no run can reserve it any more.
  const available = erased_at ? '0.00' : availableCredits(current_credits, pending_credits);
  const format = amountFormat([available, current_credits, pending_credits]);
  const balance = format(current_credits);
  return {
    available: format(available),
    balance,
    balanceHint: texts.balanceHint(balance),
    pending: format(pending_credits),
  };
}

const skeleton = <Skeleton shape="text" width="half" />;
const loading = {
  available: skeleton,
  balance: skeleton,
  balanceHint: texts.balanceHint(''),
  pending: skeleton,
};

/**
 * The credits of a user (§3): what a run can reserve, the booked balance, and what is reserved; null
 * while they are loaded.
 */
export function UserBalance({ account }: { account: UserAccount | null }) {
  const { available, balance, balanceHint, pending } = account ? creditsOf(account) : loading;
  const hint = account?.erased_at ? texts.availableErased : texts.availableHint;
  return (
    <StatGroup>
      <Stat label={texts.available} value={available} hint={hint} tone="primary" />
      <Stat label={texts.balance} value={balance} hint={balanceHint} />
      <Stat label={texts.pending} value={pending} hint={texts.pendingHint} />
    </StatGroup>
  );
}
