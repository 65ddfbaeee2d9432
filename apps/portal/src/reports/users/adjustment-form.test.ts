import { describe, expect, it } from 'vitest';
import {
  adjustmentForm,
  balanceAfter,
  blankAdjustment,
  signedAmountOf,
  typedAmount,
} from './adjustment-form.ts';

const filled = {
  ...blankAdjustment,
  reason: 'Corrección de una compra',
  password: 'secreta',
};
const typed = (direction: 'give' | 'take', amount: string) => ({ direction, amount });

describe('an adjustment', () => {
  it('reads the amount in Colombian notation', () => {
    expect(adjustmentForm.parse({ ...filled, amount: '1.240,50' }).amount).toBe('1240.50');
    expect(adjustmentForm.safeParse({ ...filled, amount: '0' }).success).toBe(false);
    expect(adjustmentForm.safeParse({ ...filled, amount: '-5' }).success).toBe(false);
    expect(adjustmentForm.safeParse({ ...filled, amount: '1,005' }).success).toBe(false);
  });

  it('makes one line of a reason in several', () => {
    const values = { ...filled, amount: '5', reason: 'Corrección de\nuna compra' };
    expect(adjustmentForm.parse(values).reason).toBe(filled.reason);
  });

  it('is negative when credits are subtracted', () => {
    expect(signedAmountOf(typed('take', '12.50'))).toBe('-12.50');
    expect(signedAmountOf(typed('give', '12.50'))).toBe('12.50');
  });

  it('is null until its amount is valid', () => {
    expect(typedAmount(typed('take', '7'))).toBe('-7');
    expect(typedAmount(typed('give', 'siete'))).toBeNull();
  });

  it('results in an exact balance, whatever its size', () => {
    expect(balanceAfter('0.10', '0.20')).toBe('0.30');
    expect(balanceAfter('999999999999.99', '-0.01')).toBe('999999999999.98');
    expect(balanceAfter('5.00', '-7')).toBe('-2.00');
  });
});
