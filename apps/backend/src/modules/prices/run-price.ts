import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import { newestPublished } from './repository.ts';

/** The price of a run. */
export interface Price {
  version: number;
  score: string;
  level: string;
  credits: string;
}

/** The counts by which a run is priced. */
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
  const wanted = sql`(${version}::integer IS NULL OR version = ${version}::integer)`;
  const { rows } = await sql<Price>`${prepared}
    SELECT list.version, trim_scale(price.score) AS score, price.level, price.credits
    FROM ${newestPublished(wanted)} list
    CROSS JOIN LATERAL price_of(
      list.version, ${measure.fcRecords}::bigint, ${measure.tbRecords}::bigint) price`.execute(db);
  return rows[0] ?? null;
}
