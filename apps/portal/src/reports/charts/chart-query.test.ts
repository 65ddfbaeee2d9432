import { afterEach, expect, it, vi } from 'vitest';
import { chartQueryOf } from './chart-query.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  ['America/Bogota', '2026-03-01T05:00:00.000Z', '2026-03-02T04:59:59.999Z'],
  ['UTC', '2026-03-01T00:00:00.000Z', '2026-03-01T23:59:59.999Z'],
  ['Asia/Tokyo', '2026-02-28T15:00:00.000Z', '2026-03-01T14:59:59.999Z'],
])('requests the days of the filters in %s', (zone, from, to) => {
  vi.stubEnv('TZ', zone);
  const day = { start_date: '2026-03-01', end_date: '2026-03-01', max_count: '' };
  expect(chartQueryOf(day)).toEqual({ start_date: from, end_date: to, time_zone: zone });
  expect(chartQueryOf({ ...day, start_date: '', end_date: '' })).toEqual({ time_zone: zone });
});
