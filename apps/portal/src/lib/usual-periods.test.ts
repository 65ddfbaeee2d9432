import { afterEach, describe, expect, it, vi } from 'vitest';
import { usualPeriods } from './usual-periods.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('usual periods', () => {
  it.each([
    ['America/Bogota', '2026-02-28'],
    ['UTC', '2026-03-01'],
    ['Asia/Tokyo', '2026-03-01'],
  ])('end on the current day in %s', (zone, today) => {
    vi.stubEnv('TZ', zone);
    const periods = usualPeriods(new Date('2026-03-01T03:30:00.000Z'));
    expect(periods.today).toEqual({ from: today, to: today });
    expect(periods.thisMonth).toEqual({ from: `${today.slice(0, 7)}-01`, to: today });
  });

  it('include today, and span months and years', () => {
    vi.stubEnv('TZ', 'America/Bogota');
    const periods = usualPeriods(new Date('2026-01-03T12:00:00.000Z'));
    expect(periods.lastDays(7)).toEqual({ from: '2025-12-28', to: '2026-01-03' });
    expect(periods.lastDays(30)).toEqual({ from: '2025-12-05', to: '2026-01-03' });
    expect(periods.thisYear).toEqual({ from: '2026-01-01', to: '2026-01-03' });
  });
});
