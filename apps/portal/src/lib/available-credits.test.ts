import { expect, it } from 'vitest';
import { hasLowBalance } from './available-credits.ts';

it.each([
  ['9.99', undefined, true],
  ['10.00', undefined, false],
  ['49.99', '50.00', true],
  ['50.00', '50.00', false],
  ['0.01', '0.00', false],
  ['0.00', '0.00', true],
])(
  '%s available credits are few by a setting of %s: %s',
  (available, low_balance_credits, isLow) => {
    const info = { credits_balance: available, pending_credits: '0.00' };
    expect(
      hasLowBalance(low_balance_credits === undefined ? info : { ...info, low_balance_credits }),
    ).toBe(isLow);
  },
);
