import { dayOf } from './local-day.ts';

/** A period by its first and last day (yyyy-mm-dd), both inclusive. */
interface Period {
  from: string;
  to: string;
}

/** The periods that end on the day of `now` in the user's time zone. */
export function usualPeriods(now: Date) {
  const to = dayOf(now);
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    today: { from: to, to },
    /** A number of days, today included. */
    lastDays: (days: number): Period => ({
      from: dayOf(new Date(year, month, day - days + 1)),
      to,
    }),
    thisMonth: { from: dayOf(new Date(year, month, 1)), to },
    thisYear: { from: dayOf(new Date(year, 0, 1)), to },
  };
}
