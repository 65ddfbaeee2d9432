import { Skeleton, Stat, StatGroup } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { formatDecimal } from '@consultancy/validation';
import { availableCredits } from '../../../../lib/available-credits.ts';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

/** The formatted credits of an account. */
function creditsOf({ current_credits: credits_balance, pending_credits }: UserAccount) {
  return {
    available: formatDecimal(availableCredits({ credits_balance, pending_credits })),
    balance: formatDecimal(credits_balance),
    pending: formatDecimal(pending_credits),
  };
}

const skeleton = <Skeleton shape="text" width="half" />;
const loading = { available: skeleton, balance: skeleton, pending: skeleton };

/**
 * The credits of a user (§3): what a run can reserve, the booked balance, and what is reserved; null
 * while they are loaded.
 */
export function UserBalance({ account }: { account: UserAccount | null }) {
  const { available, balance, pending } = account ? creditsOf(account) : loading;
  return (
    <StatGroup>
      <Stat label={texts.available} value={available} hint={texts.availableHint} tone="primary" />
      <Stat label={texts.balance} value={balance} hint={texts.balanceHint} />
      <Stat label={texts.pending} value={pending} hint={texts.pendingHint} />
    </StatGroup>
  );
}
