import type { PriceList } from '@consultancy/validation';

type Level = PriceList['levels'][number];

/** What a value was and will be; null where there was none or will be none. */
export interface Change {
  before: string | null;
  after: string | null;
}

/** What becomes of one level. */
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
 * What a list changes for whoever runs tools: its levels by name, in order, then those that it
 * leaves out.
 * @param before the list in force; null where there is none.
 */
export function levelChanges(before: PriceList | null, after: PriceList): LevelChange[] {
  const old = new Map(before?.levels.map((level) => [level.level, level]));
  const kept = after.levels.map((level) => changeOf(level.level, old.get(level.level), level));
  for (const { level } of after.levels) old.delete(level);
  return [...kept, ...[...old.values()].map((level) => changeOf(level.level, level, undefined))];
}

/** Whether anything differs; both sides are written by the server in one form. */
export const isChanged = ({ before, after }: Change): boolean => before !== after;
