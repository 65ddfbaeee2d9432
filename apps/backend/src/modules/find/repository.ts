import { type FindResults, foundUsersMaximum } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { prepared } from '../../database/prepared.ts';
import { isoText } from '../../lists/iso-text.ts';
import { candidates } from '../users/search.ts';

/** A number as users write it: 871, #871 or N.º 871. */
const numberPattern = /^(?:#|n\.?\s?º)?\s*([1-9]\d{0,8})$/i;

/**
 * The users of a text: the exact username or e-mail first, then those that start with it. Planned for
 * each text: how many users have it decides how they are found.
 */
async function findUsers(db: Db, text: string): Promise<FindResults['users']> {
  const folded = sql`fold_text(${text})`;
  const { rows } = await sql<FindResults['users'][number]>`
    SELECT username, first_name, last_name, email, enterprise_name, role,
           disabled_at IS NOT NULL AND erased_at IS NULL AS suspended,
           erased_at IS NOT NULL AS erased
    FROM users WHERE id IN (${candidates(text, foundUsersMaximum)})
    ORDER BY ${folded} IN (username, email) DESC,
             starts_with(username, ${folded}) OR starts_with(email, ${folded}) DESC,
             date_joined DESC, id DESC
    LIMIT ${foundUsersMaximum}`.execute(db);
  return rows;
}

async function findTransaction(db: Db, id: number): Promise<FindResults['transaction']> {
  const { rows } = await sql<NonNullable<FindResults['transaction']>>`${prepared}
    SELECT trans_id, ${isoText('trans_date')} AS trans_date, username
    FROM transactions WHERE trans_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

async function findUtilization(db: Db, id: number): Promise<FindResults['utilization']> {
  const { rows } = await sql<NonNullable<FindResults['utilization']>>`${prepared}
    SELECT utilization_id, ${isoText('usage_date')} AS usage_date, username, feature_id
    FROM utilizations WHERE utilization_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Users, transaction and utilization that a text may mean. */
export async function readMatches(db: Db, text: string): Promise<FindResults> {
  const users = await findUsers(db, text);
  const number = numberPattern.exec(text)?.[1];
  if (number === undefined) {
    return { users, transaction: null, utilization: null };
  }
  const id = Number(number);
  return {
    users,
    transaction: await findTransaction(db, id),
    utilization: await findUtilization(db, id),
  };
}
