import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import { insertDraft, publishDraft } from './list-repository.ts';

/** A price list as written: decimals as strings. */
export interface PriceListDraft {
  title: string;
  /** Score of one «registro FC», and of one «registro TB». */
  fcWeight: string;
  tbWeight: string;
  /** A run costs the credits of the highest level whose `minScore` its score reaches. */
  levels: readonly { level: string; minScore: string; credits: string }[];
}

/** Publishes a price list: from then on it prices new runs, and it can no longer change. */
export async function publishPriceList(db: Db, draft: PriceListDraft): Promise<number> {
  const version = await insertDraft(db, {
    title: draft.title,
    fc_weight: draft.fcWeight,
    tb_weight: draft.tbWeight,
    levels: draft.levels.map(({ level, minScore, credits }) => ({
      level,
      min_score: minScore,
      credits,
    })),
  });
  await publishDraft(db, version);
  return version;
}

/** The price of a run. */
export interface Price {
  version: number;
  score: string;
  level: string;
  credits: string;
}

/** What a run is measured by. */
export interface Measure {
  fcRecords: number;
  tbRecords: number;
}

/**
 * Prices a measure in the database, in decimals, by a version of the price list or (null) by the
 * newest published one.
 * @returns null when there is no such list, or none of its levels starts this low.
 */
export async function priceOf(
  db: Db,
  measure: Measure,
  version: number | null,
): Promise<Price | null> {
  const { rows } = await sql<Price>`${prepared}
    SELECT list.version, trim_scale(price.score) AS score, price.level, price.credits
    FROM (
      SELECT version FROM price_lists
      WHERE published_at IS NOT NULL
        AND (${version}::integer IS NULL OR version = ${version}::integer)
      ORDER BY published_at DESC, version DESC LIMIT 1
    ) list
    CROSS JOIN LATERAL price_of(
      list.version, ${measure.fcRecords}::bigint, ${measure.tbRecords}::bigint) price`.execute(db);
  return rows[0] ?? null;
}
