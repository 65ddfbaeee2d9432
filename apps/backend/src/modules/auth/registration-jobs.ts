import { limits as times } from '@consultancy/validation';
import type { Db } from '../../database/pool.ts';
import { NO_REGISTRATION } from '../../mail/kinds/verify-email.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import type { Keys } from '../../security/keys.ts';
import { findByEmail } from '../users/repository.ts';
import { mailsPerMailbox } from './auth-limits.ts';
import { createLink, createNoLink } from './link-repository.ts';
import {
  findRegistration,
  lockAddress,
  registrationEmail,
  revokeVerificationLinks,
} from './registration-repository.ts';

/** Dependencies of the jobs. */
export interface JobTools {
  db: Db;
  keys: Keys;
  limits: RateLimits;
}

const createVerificationLink = (db: Db, keys: Keys, registrationId: number) =>
  createLink(db, keys, {
    owner: { registrationId },
    purpose: 'verify-email',
    minutes: times.verificationLinkHours * 60,
  });

/**
 * Sends the mail of a committed registration: its own link, or, if the address has an account, a
 * mail that says so. Links of earlier registrations for the address live on, as each completes its
 * own registration only, and only for those who made it. The link of an address that has an account
 * is made too, for its cost, and sent to no one (R9, ADR 052).
 */
export async function sendRegistrationMail(
  { db, keys, limits }: JobTools,
  { registrationId }: { registrationId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await registrationEmail(trx, registrationId);
    if (email === null) {
      return;
    }
    await lockAddress(trx, email);
    const owner = await findByEmail(trx, email);
    const blocked = (await limits.count(trx, mailsPerMailbox, email)) > 0;
    if (blocked) {
      return;
    }
    const { linkId } = await createVerificationLink(trx, keys, registrationId);
    if (owner?.disabled_at) {
      await enqueueMail(trx, { mail: 'no-account', to: email });
    } else if (owner) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
    } else {
      await enqueueMail(trx, { mail: 'verify-email', linkId });
    }
  });
}

/**
 * Sends a new link, if the address has a registration that awaits one; the registration's link
 * before it ends. Any other address gets a mail after as many statements (R9, ADR 052).
 * @param payload `browser`: the asking browser's hash, in hexadecimal.
 */
export async function resendVerificationMail(
  { db, keys }: JobTools,
  { email, browser = '' }: { email: string; browser?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    const awaited = await findRegistration(trx, email, Buffer.from(browser, 'hex'));
    const owner = await findByEmail(trx, email);
    const open = owner ? undefined : awaited;
    await revokeVerificationLinks(trx, open?.id ?? NO_REGISTRATION);
    if (open) {
      const { linkId } = await createVerificationLink(trx, keys, open.id);
      await enqueueMail(trx, { mail: 'verify-email', linkId });
      return;
    }
    await createNoLink(trx, keys);
    if (owner && !owner.disabled_at) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
    } else {
      await enqueueMail(trx, { mail: 'no-account', to: email });
    }
  });
}
