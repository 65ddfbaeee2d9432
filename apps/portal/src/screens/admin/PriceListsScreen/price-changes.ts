import type { PriceList } from '@consultancy/validation';

type Level = PriceList['levels'][number];

/** A value before and after; null if there is none. */
export interface Change {
  before: string | null;
  after: string | null;
}

/** Change of one level. */
export interface LevelChange {
  level: string;
  min_score: Change;
  credits: Change;
}

const fieldOf = (level: Level | undefined, field: 'min_score' | 'credits') =>
  level?.[field] ?? null;

function changeOf(name: string, before: Level | undefined, after: Level | undefined): LevelChange {
  return {
    level: name,
    min_score: { before: fieldOf(before, 'min_score'), after: fieldOf(after, 'min_score') },
    credits: { before: fieldOf(before, 'credits'), after: fieldOf(after, 'credits') },
  };
}

/**
 * Changes of a list for users: its levels by name, in order, then the removed ones.
 * @param before the list in force; null if there is none.
 */
export function levelChanges(before: PriceList | null, after: PriceList): LevelChange[] {
  const old = new Map(before?.levels.map((level) => [level.level, level]));
  const remaining = after.levels.map((level) => changeOf(level.level, old.get(level.level), level));
  for (const { level } of after.levels) old.delete(level);
  return [
    ...remaining,
    ...[...old.values()].map((level) => changeOf(level.level, level, undefined)),
  ];
}

/** Whether anything differs; the server formats both sides equally. */
export const isChanged = ({ before, after }: Change): boolean => before !== after;
