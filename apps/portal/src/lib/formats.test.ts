import { afterEach, describe, expect, it, vi } from 'vitest';
import { amountFormat } from './amount-format.ts';
import { formatBytes } from './format-bytes.ts';
import { formatAmount, formatCount, formatPesos, formatSigned } from './format-credits.ts';
import { formatDateTime } from './format-date.ts';
import { endOfDay, startOfDay } from './local-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['America/Bogota', '2026-03-01T05:00:00.000Z', '2026-03-02T04:59:59.999Z', '28/02/2026 22:30:09'],
  ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z', '01/03/2026 03:30:09'],
  ['Asia/Tokyo', '2026-02-28T15:00:00.000Z', '2026-03-01T14:59:59.999Z', '01/03/2026 12:30:09'],
])('in %s', (zone, start, end, shown) => {
  it('uses the days and times of the time zone of the user', () => {
    vi.stubEnv('TZ', zone);
    expect(startOfDay('2026-03-01')).toBe(start);
    expect(endOfDay('2026-03-01')).toBe(end);
    expect(formatDateTime('2026-03-01T03:30:09.000Z')).toBe(shown);
  });
});

describe('days', () => {
  it.each(['2026-02-30', '', 'ayer', '2026-13-01', '26-01-01', '275760-09-13'])(
    'has no day %j',
    (day) => {
      expect(startOfDay(day)).toBeNull();
      expect(endOfDay(day)).toBeNull();
    },
  );

  it('does not read year 26 as 1926', () => {
    vi.stubEnv('TZ', 'UTC');
    expect(startOfDay('0026-01-01')).toBe('0026-01-01T00:00:00.000Z');
  });
});

it.each([
  [999, '999\u00A0B'],
  [20480, '20,5\u00A0kB'],
  [999_949, '999,9\u00A0kB'],
  [999_950, '1\u00A0MB'],
  [3_000_000, '3\u00A0MB'],
])('writes %d bytes with their unit on one line', (bytes, shown) => {
  expect(formatBytes(bytes)).toBe(shown);
});

describe('amounts', () => {
  it('writes pesos and counts', () => {
    expect(formatPesos('420000.00')).toBe('$\u00A0420.000');
    expect(formatCount(2147483647)).toBe('2.147.483.647');
  });

  it.each([
    ['1240.50', '1.240,50'],
    ['20.00', '20,00'],
    ['-5', '−5,00'],
    ['0.00', '0,00'],
  ])('writes %s in a column with its decimals', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  it.each([
    ['300.00', '+300'],
    ['0.50', '+0,50'],
    ['0.00', '0'],
    ['-12.50', '−12,50'],
  ])('shows the sign of %s where it matters', (value, shown) => {
    expect(formatSigned(value)).toBe(shown);
  });

  it.each([
    ['300.00', '+300,00'],
    ['0.00', '0,00'],
    ['-5.00', '−5,00'],
  ])('shows the sign of %s in a column', (value, shown) => {
    expect(formatSigned(value, formatAmount)).toBe(shown);
  });

  it.each([
    [
      ['1204.50', '36.00'],
      ['1.204,50', '36,00'],
    ],
    [
      ['1204.00', '36.00'],
      ['1.204', '36'],
    ],
  ])('writes %s beside each other with the same decimals', (values, shown) => {
    expect(values.map(amountFormat(values))).toEqual(shown);
  });
});
