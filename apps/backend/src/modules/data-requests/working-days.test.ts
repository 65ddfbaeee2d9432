import { describe, expect, it } from 'vitest';
import { addMonths, addWorkingDays, colombianDay, isWorkingDay } from './working-days.ts';

/** Holidays as the calendars of these years list them: fixed, moved to Monday, and by Easter. */
const holidays: Record<string, string> = {
  2024: '01-01 01-08 03-25 03-28 03-29 05-01 05-13 06-03 06-10 07-01 07-20 08-07 08-19 10-14 11-04 11-11 12-08 12-25',
  2025: '01-01 01-06 03-24 04-17 04-18 05-01 06-02 06-23 06-30 07-20 08-07 08-18 10-13 11-03 11-17 12-08 12-25',
  2026: '01-01 01-12 03-23 04-02 04-03 05-01 05-18 06-08 06-15 06-29 07-20 08-07 08-17 10-12 11-02 11-16 12-08 12-25',
  2027: '01-01 01-11 03-22 03-25 03-26 05-01 05-10 05-31 06-07 07-05 07-20 08-07 08-16 10-18 11-01 11-15 12-08 12-25',
};

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

describe.each(Object.entries(holidays))('the calendar of %s', (year, dates) => {
  it('has exactly the holidays of Colombia', () => {
    const days = Array.from({ length: 366 }, (_, index) =>
      new Date(Date.UTC(Number(year), 0, index + 1)).toISOString().slice(0, 10),
    ).filter((day) => day.startsWith(year));
    const closed = days.filter((day) => !isWeekend(day) && !isWorkingDay(day));
    const wanted = dates.split(' ').map((date) => `${year}-${date}`);
    expect(closed).toEqual(wanted.filter((day) => !isWeekend(day)));
  });
});

describe('a term in working days', () => {
  it.each([
    ['2026-11-23', 10, '2026-12-07'],
    // 8 December is a holiday.
    ['2026-11-24', 10, '2026-12-09'],
    // Received on a Saturday: Monday is its first day.
    ['2026-11-21', 1, '2026-11-23'],
    // Over Holy Week, and Easter Monday is a working day.
    ['2026-03-27', 5, '2026-04-07'],
    // Over a year’s end, with Epiphany moved to 12 January.
    ['2026-12-24', 15, '2027-01-19'],
    ['2026-11-23', 0, '2026-11-23'],
  ])('that starts after %s ends %i days later on %s', (from, count, wanted) => {
    expect(addWorkingDays(from, count)).toBe(wanted);
  });
});

describe('a term in months', () => {
  it.each([
    ['2026-11-23', 2, '2027-01-25'],
    ['2026-12-31', 2, '2027-03-01'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-05-08', 2, '2026-07-08'],
  ])('from %s ends %i months later on %s', (from, count, wanted) => {
    expect(addMonths(from, count)).toBe(wanted);
  });
});

it.each([
  ['2026-11-23T04:59:59Z', '2026-11-22'],
  ['2026-11-23T05:00:00Z', '2026-11-23'],
  ['2027-01-01T02:00:00Z', '2026-12-31'],
])('at %s it is %s in Colombia', (timestamp, day) => {
  expect(colombianDay(new Date(timestamp))).toBe(day);
});
