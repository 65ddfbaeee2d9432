import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Limits } from '../../plugins/limits.ts';
import type { Keys } from '../../security/keys.ts';
import { findByEmail } from '../users/repository.ts';
import { mailsPerMailbox } from './auth-limits.ts';
import { createLink } from './link-repository.ts';
import {
  endVerificationLinks,
  lockNewestRegistration,
  registrationEmail,
} from './registration-repository.ts';

const VERIFICATION_MINUTES = 24 * 60;

/** What the jobs work with. */
export interface JobTools {
  db: Db;
  keys: Keys;
  limits: Limits;
}

async function sendVerification(db: Db, keys: Keys, registrationId: number): Promise<void> {
  const { linkId } = await createLink(db, keys('mail-link'), {
    owner: { registrationId },
    purpose: 'verify-email',
    minutes: VERIFICATION_MINUTES,
  });
  await enqueueMail(db, { mail: 'verify-email', linkId });
}

/**
 * Sends the mail of a committed registration: its owner gets a link, which replaces those of
 * every earlier registration for the address, or, if the address has an account, a mail that says
 * so. Old links are revoked even above the mail limit: an old one must not lead to data that
 * another registrant entered.
 */
export async function sendRegistrationMail(
  { db, keys, limits }: JobTools,
  { registrationId }: { registrationId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await registrationEmail(trx, registrationId);
    const newest = email && (await lockNewestRegistration(trx, email));
    if (!newest || newest.id !== registrationId) {
      return;
    }
    await endVerificationLinks(trx, newest.email);
    const owner = await findByEmail(trx, newest.email);
    const blocked = (await limits.count(trx, mailsPerMailbox, newest.email)) > 0;
    if (blocked || owner?.disabled_at) {
      return;
    }
    if (owner) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
    } else {
      await sendVerification(trx, keys, registrationId);
    }
  });
}

/** Sends a new link, if the address has a registration that awaits one. */
export async function sendAwaited(
  { db, keys }: JobTools,
  { email }: { email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const newest = await lockNewestRegistration(trx, email);
    if (newest && !(await findByEmail(trx, email))) {
      await endVerificationLinks(trx, email);
      await sendVerification(trx, keys, newest.id);
    }
  });
}
