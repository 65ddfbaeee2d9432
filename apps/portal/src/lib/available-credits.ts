import {
  isLessDecimal,
  isZeroDecimal,
  lowBalanceCredits,
  subtractDecimals,
  type WelcomeInfo,
} from '@consultancy/validation';

/** Credits that a run can reserve: the booked balance without the reserved ones. */
export const availableCredits = (balance: string, pending: string): string =>
  subtractDecimals(balance, pending);

type Credits = Pick<WelcomeInfo, 'credits_balance' | 'pending_credits' | 'low_balance_credits'>;

/** Whether few credits are available by the operator's setting, of which 0 disables the mail; or none. */
export function hasLowBalance(info: Credits): boolean {
  const available = availableCredits(info.credits_balance, info.pending_credits);
  const few = info.low_balance_credits ?? lowBalanceCredits;
  return isZeroDecimal(available) || isLessDecimal(available, few);
}
