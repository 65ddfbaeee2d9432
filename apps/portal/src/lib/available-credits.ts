import {
  isLessDecimal,
  isZeroDecimal,
  lowBalanceCredits,
  subtractDecimals,
  type WelcomeInfo,
} from '@consultancy/validation';

type Credits = Pick<WelcomeInfo, 'credits_balance' | 'pending_credits'>;

/** Credits that a run can reserve: the booked balance without the reserved ones. */
export const availableCredits = ({ credits_balance, pending_credits }: Credits): string =>
  subtractDecimals(credits_balance, pending_credits);

/** Whether few credits are available by the operator's setting, of which 0 disables the mail; or none. */
export function hasLowBalance(info: Credits & Pick<WelcomeInfo, 'low_balance_credits'>): boolean {
  const available = availableCredits(info);
  const few = info.low_balance_credits ?? lowBalanceCredits;
  return isZeroDecimal(available) || isLessDecimal(available, few);
}
