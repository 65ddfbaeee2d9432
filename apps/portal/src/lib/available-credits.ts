import { subtractDecimals } from '@consultancy/validation';

interface Credits {
  credits_balance: string;
  pending_credits: string;
}

/** Credits that a run can reserve: the booked balance without the reserved ones. */
export const availableCredits = ({ credits_balance, pending_credits }: Credits): string =>
  subtractDecimals(credits_balance, pending_credits);
