import { limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** The user's authenticator app, or undefined. */
export async function readTotp(db: Db, userId: number) {
  return db
    .selectFrom('totp_factors')
    .select(['secret', 'last_step', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/**
 * Consumes the code of a time step. A code counts once: of two requests at the same moment one
 * succeeds.
 * @param secret the encrypted secret by which the code was checked, and the one to store from now on.
 * @returns false when a code of this step or a later one was used, or another secret is stored meanwhile.
 */
export async function consumeTotpStep(
  db: Db,
  userId: number,
  step: number,
  secret: { checked: Buffer; sealed: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE totp_factors SET last_step = ${step}, last_used_at = now(), secret = ${secret.sealed}
    WHERE user_id = ${userId} AND secret = ${secret.checked} AND last_step < ${step}`.execute(db);
  return numAffectedRows === 1n;
}

/** Stores the secret of an app to be activated in this session; replaces one before it. */
export async function storeSetup(
  db: Db,
  setup: { userId: number; sessionId: string; sealed: Buffer },
): Promise<Date> {
  const { rows } = await sql<{ expires_at: Date }>`
    INSERT INTO totp_setups (user_id, session_id, secret, expires_at)
    VALUES (${setup.userId}, ${setup.sessionId}, ${setup.sealed},
            now() + make_interval(mins => ${limits.factorSetupMinutes}::integer))
    ON CONFLICT (user_id) DO UPDATE SET
      session_id = excluded.session_id, secret = excluded.secret, expires_at = excluded.expires_at
    RETURNING expires_at`.execute(db);
  return rows[0]?.expires_at ?? new Date();
}

/** The encrypted secret of the app that is being set up in this session, or null. */
export async function readSetup(
  db: Db,
  { userId, sessionId }: { userId: number; sessionId: string },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('totp_setups')
    .select('secret')
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.secret ?? null;
}

/** Puts the app in the place of one before it, and ends its set-up. */
export async function replaceTotp(
  db: Db,
  totp: { userId: number; sealed: Buffer; step: number },
): Promise<void> {
  await sql`DELETE FROM totp_setups WHERE user_id = ${totp.userId}`.execute(db);
  await sql`
    INSERT INTO totp_factors (user_id, secret, last_step)
    VALUES (${totp.userId}, ${totp.sealed}, ${totp.step})
    ON CONFLICT (user_id) DO UPDATE SET
      secret = excluded.secret, last_step = excluded.last_step, created_at = now(),
      last_used_at = NULL`.execute(db);
}

/** Removes the app. @returns false when there is none. */
export async function deleteTotp(db: Db, userId: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM totp_factors WHERE user_id = ${userId}`.execute(db);
  return numAffectedRows === 1n;
}
