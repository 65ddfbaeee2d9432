import { auditTools } from '@consultancy/validation';
import { type DemoFailure, demoFailures } from './demo-failures.ts';
import type { Random } from './random.ts';

/** A run of the past, as it is written; timestamps are ISO text. */
export interface PlannedRun {
  feature_id: string;
  started: string;
  /** Null for a run that was not finished and whose reservation expired. */
  ended: string | null;
  fc: number;
  tb: number;
  /** «% nivel», as the tool gave it. */
  percent: string | null;
  failure: Pick<DemoFailure, 'stage' | 'message'> | null;
}

const DAY = 86_400_000;
/** Bogotá is five hours behind UTC all year; working days start at half past seven there. */
const MORNING = 12.5 * 3_600_000;
const WORKING_HOURS = 10 * 3_600_000;
/** Days that the history reaches back. */
export const historyDays = 90;

/** The working days of the history, oldest first; today is not over and not among them. */
function workingDays(now: Date): number[] {
  const today = Math.floor(now.getTime() / DAY) * DAY;
  return Array.from(
    { length: historyDays - 1 },
    (_, index) => today - (historyDays - 1 - index) * DAY,
  ).filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
}

/** More small layers than large ones, as in real geodatabases. */
const records = (random: Random, max: number) => Math.round(max ** random.next());

function planRun(random: Random, start: number): PlannedRun {
  const luck = random.next();
  const failure = luck < 0.12 ? random.pick(demoFailures) : null;
  const expired = luck >= 0.985;
  const length = random.between(20_000, failure ? 90_000 : 720_000);
  return {
    feature_id: failure?.feature_id ?? random.pick(auditTools).code,
    started: new Date(start).toISOString(),
    ended: expired ? null : new Date(start + length).toISOString(),
    fc: records(random, 12_000),
    tb: random.next() < 0.3 ? 0 : records(random, 5_000),
    percent: random.next() < 0.5 ? null : (random.between(0, 10_000) / 100).toFixed(2),
    failure: failure && { stage: failure.stage, message: failure.message },
  };
}

/**
 * Plans a user's runs over the working days before now, in chronological order.
 * @param count how many; spread evenly over the days, and over the hours of each.
 */
export function planRuns(random: Random, count: number, now: Date): PlannedRun[] {
  const days = workingDays(now);
  const runs: PlannedRun[] = [];
  for (const [index, day] of days.entries()) {
    const first = Math.floor((index * count) / days.length);
    const max = Math.floor(((index + 1) * count) / days.length) - first;
    for (let turn = 0; turn < max; turn += 1) {
      const hour = Math.floor(((turn + random.next()) * WORKING_HOURS) / max);
      runs.push(planRun(random, day + MORNING + hour));
    }
  }
  return runs;
}
