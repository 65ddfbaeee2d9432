import { describe, expect, it } from 'vitest';
import { auditActionNames, auditActions } from '../audit-actions.ts';
import { actionReason, signedAmount } from '../form-primitives.ts';
import { weightRecord } from '../price-weights.ts';
import { rowIdParam } from '../primitives.ts';
import { ruleTexts } from '../texts.ts';
import { priceListPayload } from './prices.ts';

const issueOf = (result: { error?: { issues: readonly { message: string }[] } }) =>
  result.error?.issues[0]?.message;

describe('a signed amount', () => {
  it.each([
    ['12.5', '12.5'],
    ['-0.01', '-0.01'],
    [-3, '-3'],
    [' 7 ', '7'],
  ])('accepts %j', (input, read) => {
    expect(signedAmount.parse(input)).toBe(read);
  });

  it.each(['0', '-0.00', '', '--1', '1.001', '1e3', '01', 'NaN', Number.NaN, null, '٢'])(
    'rejects %j',
    (input) => {
      expect(issueOf(signedAmount.safeParse(input))).toBe(ruleTexts.signedAmountFormat);
    },
  );
});

describe('the reason of an action', () => {
  it('has 10 to 500 characters without the space around it', () => {
    expect(actionReason.parse('  motivo válido  ')).toBe('motivo válido');
    expect(actionReason.safeParse('ñ'.repeat(500)).success).toBe(true);
    for (const input of ['corto', ' '.repeat(20), 'x'.repeat(501), null]) {
      expect(issueOf(actionReason.safeParse(input))).toBe(ruleTexts.reasonLength);
    }
    expect(issueOf(actionReason.safeParse('dos\nlíneas de texto'))).toBe(ruleTexts.textCharacters);
  });
});

it('a row’s number in a path is written canonically', () => {
  expect(rowIdParam.parse('12')).toBe(12);
  for (const input of ['0', '01', '1e3', '0x1', '-1', '1.0', '', '9'.repeat(10)]) {
    expect(rowIdParam.safeParse(input).success).toBe(false);
  }
});

it('a price list preserves its decimals as typed', () => {
  const level = { level: 'Único', min_score: 0, credits: '1.50' };
  const list = { title: 'Lista', ...weightRecord(() => '0.25'), fc_weight: 1, levels: [level] };
  expect(priceListPayload.parse(list)).toEqual({
    ...list,
    fc_weight: '1',
    levels: [{ ...level, min_score: '0' }],
  });
  expect(priceListPayload.safeParse({ ...list, extra: 1 }).success).toBe(false);
});

it('each action of the audit trail has a Spanish name of its own', () => {
  expect(new Set(Object.values(auditActionNames)).size).toBe(auditActions.length);
});
