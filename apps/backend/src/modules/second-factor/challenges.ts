import { limits } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { digest } from '../../security/keys.ts';

/** Whom a challenge is for, and the session or pending sign-in that asked for it. */
export interface ChallengeUse {
  userId: number;
  purpose: 'setup' | 'sign-in' | 'confirmation';
  boundTo: string;
}

/** Milliseconds in which an authenticator has to respond to a challenge. */
export const CHALLENGE_MS = limits.factorConfirmationMinutes * 60_000;

/** Remembers a challenge by its hash. */
export async function storeChallenge(db: Db, use: ChallengeUse, challenge: string): Promise<void> {
  await sql`
    INSERT INTO factor_challenges (challenge_hash, user_id, purpose, bound_to, expires_at)
    VALUES (${digest(challenge)}, ${use.userId}, ${use.purpose}, ${use.boundTo},
            now() + make_interval(secs => ${CHALLENGE_MS / 1000}::integer))`.execute(db);
}

/**
 * Consumes a challenge, so that there is no second response to it, whether or not this one is accepted.
 * @returns false when it was consumed, has expired, or was made for another use.
 */
export async function consumeChallenge(
  db: Db,
  use: ChallengeUse,
  challenge: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM factor_challenges
    WHERE challenge_hash = ${digest(challenge)} AND user_id = ${use.userId}
      AND purpose = ${use.purpose} AND bound_to = ${use.boundTo}
      AND expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}
