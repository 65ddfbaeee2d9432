import { expect, it } from 'vitest';
import { formatMonth, monthOf } from './format-month.ts';

it('names a month', () => {
  expect(formatMonth('2026-01')).toBe('enero de 2026');
  expect(formatMonth('2026-12')).toBe('diciembre de 2026');
});

it('uses the months of the time zone', () => {
  const edge = new Date('2026-12-01T04:59:59.999Z');
  expect(monthOf(edge, 'America/Bogota')).toBe('2026-11');
  expect(monthOf(new Date(edge.getTime() + 1), 'America/Bogota')).toBe('2026-12');
  expect(monthOf(edge, 'UTC')).toBe('2026-12');
  expect(monthOf(new Date('2026-12-31T15:00:00Z'), 'Asia/Tokyo')).toBe('2027-01');
});
