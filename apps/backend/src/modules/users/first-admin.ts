import { randomBytes } from 'node:crypto';
import { portalPaths } from '@consultancy/brand';
import { type Profile, profileRecord } from '@consultancy/validation';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { linkUrl } from '../../mail/link-token.ts';
import { undeliverable } from '../../mail/transport.ts';
import type { Keys } from '../../security/keys.ts';
import type { Passwords } from '../../security/passwords.ts';
import { recordAudit } from '../audit/record.ts';
import { createLink, revokeLinks } from '../auth/link-repository.ts';
import { addVerifiedAccount } from './new-account.ts';
import { usernameAvailable } from './repository.ts';

/** No mail can ever reach it (RFC 2606); the administrator gives a real one in the profile. */
const placeholderEmail = `administrador@${undeliverable}`;

/** What the account says of its owner, until the administrator gives real values in the profile. */
const placeholders: Profile = {
  ...profileRecord(() => 'Portal'),
  email: placeholderEmail,
  first_name: 'Administrador',
  last_name: 'del portal',
  cellphone: '0000000',
};

const LINK_HOURS = 24;

/** Dependencies of creating a link. */
export interface FirstAdminTools {
  db: Db;
  keys: Keys;
  passwords: Passwords;
  /** Origin of the portal. */
  publicUrl: string;
}

/** A link at which the first administrator's password is chosen, once, within a day. */
export interface FirstAdminLink {
  username: string;
  link: string;
}

interface AdminState {
  /** Whether an administrator exists who has an owner, suspended or not. */
  present: boolean;
  /** The prepared account that has no owner yet. */
  prepared: number | null;
  /** Whether it has a link that can be used now. */
  waiting: boolean;
}

async function readAdminState(db: Db): Promise<AdminState | undefined> {
  const { rows } = await sql<AdminState>`
    WITH prepared AS (
      SELECT id FROM users
      WHERE email = ${placeholderEmail} AND role = 'admin' AND last_login IS NULL
    )
    SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin'
                   AND id NOT IN (SELECT id FROM prepared)) AS present,
           (SELECT id FROM prepared) AS prepared,
           EXISTS (SELECT 1 FROM one_use_tokens WHERE user_id IN (SELECT id FROM prepared)
                   AND used_at IS NULL AND replaced_at IS NULL AND expires_at > now()) AS waiting
    `.execute(db);
  return rows[0];
}

async function freeUsername(db: Db): Promise<string> {
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? 'administrador' : `administrador_${number}`;
    if (await usernameAvailable(db, username)) {
      return username;
    }
  }
}

/** Prepares the account. Its password is random and never shown: only the link opens it. */
async function prepareAccount(db: Db, passwords: Passwords): Promise<number> {
  return addVerifiedAccount(db, passwords, {
    ...placeholders,
    username: await freeUsername(db),
    password: randomBytes(32).toString('base64url'),
    role: 'admin',
  });
}

/**
 * Makes the one-time link of the first administrator (ADR 015): a reset link of an account that
 * was prepared for it. Several servers that start at once make one.
 * @param renew whether a link that waits to be used is replaced; otherwise it is left alone.
 * @returns null when there is an administrator, or a link waits.
 */
export async function prepareFirstAdmin(
  { db, keys, passwords, publicUrl }: FirstAdminTools,
  renew: boolean,
): Promise<FirstAdminLink | null> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('first administrator', 15))`.execute(
      trx,
    );
    const state = await readAdminState(trx);
    if (!state || state.present || (state.waiting && !renew)) {
      return null;
    }
    const userId = state.prepared ?? (await prepareAccount(trx, passwords));
    const purpose = 'reset-password';
    await revokeLinks(trx, userId, purpose);
    const owner = { userId };
    const { nonce } = await createLink(trx, keys, { owner, purpose, minutes: LINK_HOURS * 60 });
    await recordAudit(trx, {}, { action: 'first admin prepared', targetId: userId });
    const { username } = await trx
      .selectFrom('users')
      .select('username')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const page = portalPaths.newPassword;
    return { username, link: linkUrl({ keys, publicUrl }, page, { purpose, nonce }) };
  });
}

/** Message for the operator, in one line. */
export const firstAdminText = ({ username, link }: FirstAdminLink): string =>
  `First administrator "${username}": choose the password within ${LINK_HOURS} hours at ${link}`;
