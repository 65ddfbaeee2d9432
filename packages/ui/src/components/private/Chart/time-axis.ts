import { tzOffset } from '@date-fns/tz/tzOffset';
import { utcTickInterval } from 'd3-time';

export const timeUnits = ['time', 'day', 'month', 'year'] as const;
/** Smallest unit in which the labels of a time axis differ. */
export type TimeUnit = (typeof timeUnits)[number];

export interface TimeTicks {
  /** Ticks in milliseconds since 1970, each on a boundary of the local time of the time zone. */
  timestamps: ReadonlyArray<number>;
  unit: TimeUnit;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const offsetAt = (timeZone: string, timestamp: number) =>
  tzOffset(timeZone, new Date(timestamp)) * MINUTE;

/** Returns the timestamp at which the local time of a time zone equals `localTime` in UTC. */
function timestampOf(timeZone: string, localTime: number): number {
  const guess = localTime - offsetAt(timeZone, localTime);
  // The offset may differ on the other side of a daylight saving transition.
  return localTime - offsetAt(timeZone, guess);
}

function unitOf(step: number): TimeUnit {
  if (step >= 365 * DAY) return 'year';
  if (step >= 28 * DAY) return 'month';
  return step >= DAY ? 'day' : 'time';
}

/**
 * Returns about `count` round timestamps between two others in the local time of an IANA time zone:
 * days start at midnight, months and years on their first day.
 */
export function timeTicks(options: {
  from: number;
  to: number;
  timeZone: string;
  count: number;
}): TimeTicks {
  const { from, to, timeZone, count } = options;
  const start = new Date(from + offsetAt(timeZone, from));
  const end = new Date(to + offsetAt(timeZone, to));
  const interval = utcTickInterval(start, end, count);
  const localTimes = interval ? interval.range(start, new Date(end.getTime() + 1)) : [];
  const [first, second] = localTimes;
  const step = first && second ? second.getTime() - first.getTime() : to - from;
  return {
    timestamps: localTimes.map((localTime) => timestampOf(timeZone, localTime.getTime())),
    unit: unitOf(step),
  };
}
