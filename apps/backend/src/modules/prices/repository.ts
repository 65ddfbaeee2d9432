import { type PriceList, type PriceListPayload, priceWeightNames } from '@consultancy/validation';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { isoText } from '../../lists/iso-text.ts';

/** SQL of the version published last of those that meet a condition. */
export const newestPublished = (condition: RawBuilder<unknown>) => sql`(
  SELECT version FROM price_lists WHERE published_at IS NOT NULL AND ${condition}
  ORDER BY published_at DESC, version DESC LIMIT 1)`;

/** The list in force: the one published last; new runs are priced by it. */
const inForce = newestPublished(sql`true`);

const weights = sql.join(
  priceWeightNames.map(
    (name) => sql`trim_scale(${sql.ref(`list.${name}`)})::text AS ${sql.id(name)}`,
  ),
);

async function readLists(db: Db, condition: RawBuilder<unknown>): Promise<PriceList[]> {
  const { rows } = await sql<PriceList>`
    SELECT list.version, list.revision, list.title, ${weights},
           ${isoText('list.created_at')} AS created_at,
           ${isoText('list.published_at')} AS published_at,
           list.version IS NOT DISTINCT FROM ${inForce} AS in_force,
           (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'level', level, 'min_score', trim_scale(min_score)::text, 'credits', credits::text)
              ORDER BY min_score), '[]')
            FROM price_levels WHERE version = list.version) AS levels
    FROM price_lists list WHERE ${condition} ORDER BY list.version DESC`.execute(db);
  return rows;
}

/** Every version, the newest first. */
export function readPriceLists(db: Db): Promise<PriceList[]> {
  return readLists(db, sql`true`);
}

/** The list in force, or null. */
export async function readPriceListInForce(db: Db): Promise<PriceList | null> {
  const [list] = await readLists(db, sql`list.version = ${inForce}`);
  return list ?? null;
}

/** One version. @throws when there is none. */
export async function readPriceList(db: Db, version: number): Promise<PriceList> {
  const [list] = await readLists(db, sql`list.version = ${version}`);
  if (!list) {
    throw new Error(`price list ${version} is gone`);
  }
  return list;
}

/**
 * Locks a version until the transaction ends, so that it is not published while it is changed.
 * @returns whether it is published; null when there is none.
 */
export async function lockPriceList(db: Db, version: number): Promise<boolean | null> {
  const { rows } = await sql<{ published: boolean }>`
    SELECT published_at IS NOT NULL AS published FROM price_lists
    WHERE version = ${version} FOR UPDATE`.execute(db);
  return rows[0]?.published ?? null;
}

async function writeLevels(db: Db, version: number, { levels }: PriceListPayload) {
  await db
    .insertInto('price_levels')
    .values(levels.map((level) => ({ version, ...level })))
    .execute();
}

/** Writes a draft. @returns its version. */
export async function insertDraft(db: Db, list: PriceListPayload): Promise<number> {
  const { levels: _, ...row } = list;
  const { version } = await db
    .insertInto('price_lists')
    .values({ ...row, published_at: null })
    .returning('version')
    .executeTakeFirstOrThrow();
  await writeLevels(db, version, list);
  return version;
}

/** Replaces a draft, which the caller has locked. */
export async function replaceDraft(db: Db, version: number, list: PriceListPayload): Promise<void> {
  const { levels: _, ...row } = list;
  await db
    .updateTable('price_lists')
    .set({ ...row, revision: sql`revision + 1` })
    .where('version', '=', version)
    .execute();
  await db.deleteFrom('price_levels').where('version', '=', version).execute();
  await writeLevels(db, version, list);
}

/** Deletes a draft, which the caller has locked. */
export async function deleteDraft(db: Db, version: number): Promise<void> {
  await db.deleteFrom('price_levels').where('version', '=', version).execute();
  await db.deleteFrom('price_lists').where('version', '=', version).execute();
}

/**
 * Puts a draft in force, which the caller has locked; from now on it cannot change. A clock that was
 * ahead, as before a takeover by a standby, may have dated a former list later than now.
 */
export async function publishDraft(db: Db, version: number): Promise<void> {
  await sql`
    UPDATE price_lists SET published_at = greatest(
      clock_timestamp(), (SELECT max(published_at) + interval '1 millisecond' FROM price_lists))
    WHERE version = ${version}`.execute(db);
}

/** Writes a list and puts it in force at once, for demonstration data and tests. @returns its version. */
export async function insertPublishedList(db: Db, list: PriceListPayload): Promise<number> {
  const version = await insertDraft(db, list);
  await publishDraft(db, version);
  return version;
}
