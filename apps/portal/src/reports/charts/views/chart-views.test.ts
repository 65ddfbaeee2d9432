import { afterEach, describe, expect, it, vi } from 'vitest';
import { endOfDay, startOfDay } from '../../../lib/local-day.ts';
import { formatTick } from './chart-formats.ts';
import { peakOf, periodLabel, shortLabel, shownPoints } from './periods.ts';
import { narrowedText, peakText, periodText } from './span-texts.ts';
import { transactionText } from './transaction-text.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('periods', () => {
  it.each([
    ['day', '21/11/2026', '21 nov'],
    ['week', 'Semana del 21/11/2026', '21 nov'],
    ['month', 'Noviembre de 2026', 'nov 26'],
    ['year', '2026', '2026'],
  ] as const)('are named in full and in short by %s', (unit, label, short) => {
    expect(periodLabel(unit, '2026-11-21')).toBe(label);
    expect(shortLabel(unit, '2026-11-21')).toBe(short);
  });

  const points = Array.from({ length: 40 }, (_, index) => ({ date: `${index}`, value: 0 }));
  const isNothing = ({ value }: { value: number }) => value === 0;

  it('start at the first value above zero, unless a start is requested', () => {
    const late = points.map((point, index) => ({ ...point, value: index === 10 ? 1 : 0 }));
    expect(shownPoints(late, isNothing, false)).toHaveLength(31);
    expect(shownPoints(late, isNothing, true)).toHaveLength(40);
    const last = points.map((point, index) => ({ ...point, value: index === 39 ? 1 : 0 }));
    expect(shownPoints(last, isNothing, false)).toHaveLength(14);
    expect(shownPoints(points, isNothing, false)).toHaveLength(40);
  });

  it('have an exact peak, however large the values are', () => {
    const large = ['0.00', '99999999999999999999.98', '99999999999999999999.99', '7'];
    const peak = peakOf(
      large.map((value) => ({ date: value, value })),
      ({ value }) => value,
    );
    expect(peak?.value).toBe('99999999999999999999.99');
    expect(peakOf([{ date: '2026-11-21' }], () => '0.00')).toBeNull();
  });

  it('have no peak if several have the greatest value', () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({ date }));
    const other = { '2026-11-20': '0.5' };
    expect(peakOf(days, ({ date }) => other[date as keyof typeof other] ?? '1')).toBeNull();
    expect(peakOf(days, ({ date }) => other[date as keyof typeof other] ?? '0.25')).toBe(days[1]);
  });
});

describe('the text of a period', () => {
  const filters = { start_date: '', end_date: '', max_count: '' };
  const span = {
    unit: 'week' as const,
    narrowed: false,
    start_date: new Date(2026, 0, 5).toISOString(),
    end_date: new Date(2026, 1, 5, 23, 59, 59, 999).toISOString(),
  };

  it('names the days of the time zone of the user', () => {
    expect(periodText(span, filters)).toBe('En los últimos 12 meses');
    const requested = { ...filters, end_date: '2026-02-05' };
    expect(periodText(span, requested)).toBe('Del 05/01/2026 al 05/02/2026');
    const oneDay = { ...span, start_date: new Date(2026, 1, 5).toISOString() };
    expect(periodText(oneDay, requested)).toBe('El 05/02/2026');
  });

  it.each(['America/Bogota', 'UTC', 'Asia/Tokyo'])('preserves the edges of a day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    const requested = { ...filters, start_date: '2026-02-28', end_date: '2026-03-01' };
    const edges = {
      narrowed: false,
      start_date: startOfDay(requested.start_date) ?? '',
      end_date: endOfDay(requested.end_date) ?? '',
    };
    expect(periodText(edges, requested)).toBe('Del 28/02/2026 al 01/03/2026');
  });

  it('does not describe the newest rows as those of twelve months', () => {
    const narrowed = { ...span, narrowed: true };
    expect(periodText(narrowed, filters)).toBe('Del 05/01/2026 al 05/02/2026');
    expect(narrowedText(narrowed)).toContain('desde el 05/01/2026 00:00:00.');
    expect(narrowedText(span)).toBe('');
  });

  it('names the peak if there is more than one period', () => {
    const format = (lead: string) => `${lead}.`;
    const most = {
      value: ({ date }: { date: string }) => date.slice(-1),
      most: 'de mayor uso',
      format,
    };
    const points = ['2026-01-05', '2026-01-12', '2026-01-19'].map((date) => ({ date }));
    expect(peakText(span, { ...most, points })).toBe(
      ' La semana de mayor uso fue la del 19/01/2026.',
    );
    expect(peakText(span, { ...most, points: points.slice(0, 1) })).toBe('');
    expect(peakText({ ...span, unit: 'month' }, { ...most, points })).toBe(
      ' El mes de mayor uso fue enero de 2026.',
    );
  });
});

it('says that the sums of purchases leave out those that were reversed', () => {
  const metrics = { purchases: 2, credits_purchased: '40.00', amount_paid: '120000.00' };
  const summary = {
    unit: 'day' as const,
    narrowed: false,
    time_zone: 'America/Bogota',
    start_date: new Date(2026, 10, 3).toISOString(),
    end_date: new Date(2026, 10, 3, 23, 59, 59, 999).toISOString(),
    totals: metrics,
    points: [{ date: '2026-11-03', ...metrics }],
  };
  const filters = { start_date: '2026-11-03', end_date: '2026-11-03', max_count: '' };
  expect(transactionText(summary, filters)).toMatch(
    /^El 03\/11\/2026 .* en 2 compras\. Las compras devueltas no se suman\.$/,
  );
});

it.each([
  [0, '0'],
  [0.5, '0,5'],
  [1500, '1.500'],
  [400_000, '400.000'],
  [1_500_000, '1,5\u00A0M'],
  [-2e6, '−2\u00A0M'],
  [3e12, '3\u00A0B'],
])('the axis writes %d as %j', (value, text) => {
  expect(formatTick(value)).toBe(text);
});
