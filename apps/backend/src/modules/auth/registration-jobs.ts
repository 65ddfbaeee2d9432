import type { Db } from '../../database/pool.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Limits } from '../../plugins/limits.ts';
import type { Keys } from '../../security/keys.ts';
import { findByEmail } from '../users/repository.ts';
import { mailsPerMailbox } from './auth-limits.ts';
import { createLink } from './link-repository.ts';
import {
  endVerificationLinks,
  findRegistration,
  lockAddress,
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
 * Sends the mail of a committed registration: its own link, or, if the address has an account, a
 * mail that says so. Links of earlier registrations for the address live on, as each completes its
 * own registration only, and only for those who made it.
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
    if (owner?.disabled_at) {
      await enqueueMail(trx, { mail: 'no-account', to: email });
    } else if (owner) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
    } else {
      await sendVerification(trx, keys, registrationId);
    }
  });
}

/**
 * Sends a new link, if the address has a registration that awaits one; the registration's link
 * before it ends. Any other address gets a mail that costs the same (R9, ADR 052).
 * @param payload `browser`: the asking browser's hash, in hexadecimal.
 */
export async function sendAwaited(
  { db, keys }: JobTools,
  { email, browser = '' }: { email: string; browser?: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockAddress(trx, email);
    const awaited = await findRegistration(trx, email, Buffer.from(browser, 'hex'));
    const owner = await findByEmail(trx, email);
    if (owner && !owner.disabled_at) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
    } else if (awaited && !owner) {
      await endVerificationLinks(trx, awaited.id);
      await sendVerification(trx, keys, awaited.id);
    } else {
      await enqueueMail(trx, { mail: 'no-account', to: email });
    }
  });
}
