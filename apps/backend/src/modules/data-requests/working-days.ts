import { defaultTimeZone } from '@consultancy/validation';
import { getHolidaysForYear } from 'colombian-holidays';

/** A day of the calendar, `YYYY-MM-DD`; days are compared as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

/** The days of a year on which Colombia's holidays are celebrated (Ley 51 de 1983). */
function holidaysOf(year: number): ReadonlySet<Day> {
  const known = holidaysByYear.get(year);
  if (known) {
    return known;
  }
  const holidays = getHolidaysForYear(year);
  const days = new Set(holidays.map(({ celebrationDate }) => celebrationDate));
  holidaysByYear.set(year, days);
  return days;
}

/** The day of a timestamp in Colombia, whatever the server's time zone. */
export function colombianDay(date: Date): Day {
  return new Intl.DateTimeFormat('sv-SE', {
    timeZone: defaultTimeZone,
    dateStyle: 'short',
  }).format(date);
}

/** Whether a day is a working day in Colombia: neither a weekend nor a holiday. */
export function isWorkingDay(day: Day): boolean {
  const date = dateOf(day);
  const weekday = date.getUTCDay();
  return weekday !== SATURDAY && weekday !== SUNDAY && !holidaysOf(date.getUTCFullYear()).has(day);
}

/**
 * The last day of a term in working days. The first one is the working day after `day` (Ley 1581 de
 * 2012, art. 15; Ley 4 de 1913, art. 62).
 * @param count of working days, 0 or more.
 */
export function addWorkingDays(day: Day, count: number): Day {
  let last = day;
  for (let left = count; left > 0; ) {
    last = dayOf(new Date(dateOf(last).getTime() + DAY_MS));
    if (isWorkingDay(last)) {
      left -= 1;
    }
  }
  return last;
}

/**
 * The same day some months later; the last day of that month where it has no such day (Ley 4 de
 * 1913, art. 59). A term that would end on a holiday ends on the next working day (art. 62).
 */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0)).getUTCDate();
  const end = dayOf(new Date(Date.UTC(year, month - 1 + count, Math.min(date, lastOfMonth))));
  return isWorkingDay(end) ? end : addWorkingDays(end, 1);
}
