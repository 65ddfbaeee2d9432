import { Stat, StatGroup } from '@consultancy/ui';
import type { UserAccount } from '@consultancy/validation';
import { availableCredits } from '../../../../lib/available-credits.ts';
import { formatDecimal } from '../../../../lib/format-credits.ts';
import { userPageTexts as texts } from '../../../../texts/user-page.ts';

/** The credits of a user (§3): what a run can reserve, the booked balance, and what is reserved. */
export function UserBalance({ account }: { account: UserAccount }) {
  const { current_credits: credits_balance, pending_credits } = account;
  return (
    <StatGroup>
      <Stat
        label={texts.available}
        value={formatDecimal(availableCredits({ credits_balance, pending_credits }))}
        hint={texts.availableHint}
        tone="primary"
      />
      <Stat label={texts.balance} value={formatDecimal(credits_balance)} hint={texts.balanceHint} />
      <Stat label={texts.pending} value={formatDecimal(pending_credits)} hint={texts.pendingHint} />
    </StatGroup>
  );
}
