import { tzOffset } from '@date-fns/tz/tzOffset';
import { utcTickInterval } from 'd3-time';

export const timeUnits = ['time', 'day', 'month', 'year'] as const;
/** The smallest unit in which ticks differ. */
export type TimeUnit = (typeof timeUnits)[number];

export interface TimeTicks {
  /** Milliseconds since 1970, each on a boundary of the zone's own clock. */
  timestamps: ReadonlyArray<number>;
  unit: TimeUnit;
}

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const offsetAt = (timeZone: string, timestamp: number) =>
  tzOffset(timeZone, new Date(timestamp)) * MINUTE;

/** The timestamp at which the clocks of a zone show what `wall` shows in UTC. */
function timestampOf(timeZone: string, wall: number): number {
  const guess = wall - offsetAt(timeZone, wall);
  // The offset may be another on the other side of a change of clocks.
  return wall - offsetAt(timeZone, guess);
}

function unitOf(step: number): TimeUnit {
  if (step >= 365 * DAY) return 'year';
  if (step >= 28 * DAY) return 'month';
  return step >= DAY ? 'day' : 'time';
}

/**
 * About `count` round timestamps between two others, on the clock of an IANA time zone: days start at
 * its midnight, months and years on their first day there.
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
  const walls = interval ? interval.range(start, new Date(end.getTime() + 1)) : [];
  const [first, second] = walls;
  const step = first && second ? second.getTime() - first.getTime() : to - from;
  return {
    timestamps: walls.map((wall) => timestampOf(timeZone, wall.getTime())),
    unit: unitOf(step),
  };
}
