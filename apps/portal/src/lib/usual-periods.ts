import { dayOf } from './local-day.ts';

/** A period by its first and last day (yyyy-mm-dd), both of them in it. */
interface Period {
  from: string;
  to: string;
}

/** The periods that end on the day of `now` in the reader's time zone. */
export function usualPeriods(now: Date) {
  const to = dayOf(now);
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    today: { from: to, to },
    /** So many days, today among them. */
    lastDays: (days: number): Period => ({
      from: dayOf(new Date(year, month, day - days + 1)),
      to,
    }),
    thisMonth: { from: dayOf(new Date(year, month, 1)), to },
    thisYear: { from: dayOf(new Date(year, 0, 1)), to },
  };
}
