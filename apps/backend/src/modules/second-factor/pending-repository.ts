import { randomBytes } from 'node:crypto';
import { type FactorMethod, limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { digest } from '../../security/keys.ts';
import type { Credentials } from '../users/repository.ts';

/** A sign-in with the right password that awaits the second factor, and its account as it is now. */
export interface PendingSignIn extends Credentials {
  /** Names it in the database; of no use to a browser. */
  key: string;
  /** The browser's own name at the account, if a user signed in from it before. */
  device: string | null;
  has_totp: boolean;
  has_passkey: boolean;
  has_recovery_code: boolean;
  expires_at: Date;
}

/**
 * Opens a pending sign-in for the account as it was checked.
 * @param newHash what replaces the checked hash; the same when its cost is current.
 * @returns the browser's token; null when the account is no longer what was checked.
 */
export async function openPending(
  db: Db,
  user: Pick<Credentials, 'id' | 'password_hash'>,
  newHash: string,
  device: string | null,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { numAffectedRows } = await sql`
    WITH owner AS (
      UPDATE users SET password_hash = ${newHash}
      WHERE id = ${user.id} AND password_hash = ${user.password_hash} AND disabled_at IS NULL
      RETURNING id
    )
    INSERT INTO pending_sign_ins (token_hash, user_id, device, expires_at)
    SELECT ${digest(token)}, id, ${device},
           now() + make_interval(mins => ${limits.pendingSignInMinutes}::integer)
    FROM owner`.execute(db);
  return numAffectedRows === 1n ? token : null;
}

/** The pending sign-in of a browser's token, or null when there is none, or no longer. */
export async function findPending(db: Db, token: string): Promise<PendingSignIn | null> {
  const tokenHash = digest(token);
  const { rows } = await sql<Omit<PendingSignIn, 'key'>>`
    SELECT u.id, u.username, u.role, u.password_hash, u.email_verified_at, u.disabled_at,
           u.last_login IS NOT NULL AS known, u.second_factor_since IS NOT NULL AS has_factor,
           p.device, p.expires_at,
           EXISTS (SELECT FROM totp_factors WHERE user_id = u.id) AS has_totp,
           EXISTS (SELECT FROM passkeys WHERE user_id = u.id) AS has_passkey,
           EXISTS (SELECT FROM recovery_codes WHERE user_id = u.id AND used_at IS NULL)
             AS has_recovery_code
    FROM pending_sign_ins p JOIN users u ON u.id = p.user_id
    WHERE p.token_hash = ${tokenHash} AND p.expires_at > now()`.execute(db);
  return rows[0] ? { ...rows[0], key: tokenHash.toString('hex') } : null;
}

/** Consumes a pending sign-in, under the lock of its user. @returns false when it was consumed. */
export async function consumePending(db: Db, { id, key }: PendingSignIn): Promise<boolean> {
  await sql`SELECT FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
  const { numAffectedRows } = await sql`
    DELETE FROM pending_sign_ins
    WHERE token_hash = ${Buffer.from(key, 'hex')} AND expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}

/** Ways in which the account of a pending sign-in can prove its second factor. */
export const methodsOf = (pending: PendingSignIn): FactorMethod[] => [
  ...(pending.has_passkey ? (['passkey'] as const) : []),
  ...(pending.has_totp ? (['totp'] as const) : []),
  ...(pending.has_recovery_code ? (['recovery_code'] as const) : []),
];
