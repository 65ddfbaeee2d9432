import { limits as times } from '@consultancy/validation';
import { enqueueMail } from '../../mail/outbox.ts';
import { mailsPerMailbox } from '../auth/auth-limits.ts';
import { createLink, revokeLinks } from '../auth/link-repository.ts';
import type { JobTools } from '../auth/registration-jobs.ts';
import { pendingEmail } from './profile-repository.ts';
import { findByEmail } from './repository.ts';

/**
 * Sends the link of an e-mail change to the new address. An address that is someone else's gets a
 * mail that says so instead, and the change stays pending until it expires.
 */
export async function sendEmailChangeMail(
  { db, keys, limits }: JobTools,
  { userId }: { userId: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const email = await pendingEmail(trx, userId);
    if (email === null || (await limits.count(trx, mailsPerMailbox, email)) > 0) {
      return;
    }
    const owner = await findByEmail(trx, email);
    if (owner) {
      await enqueueMail(trx, { mail: 'already-registered', userId: owner.id });
      return;
    }
    await revokeLinks(trx, userId, 'change-email');
    const { linkId } = await createLink(trx, keys, {
      owner: { userId },
      purpose: 'change-email',
      minutes: times.verificationLinkHours * 60,
    });
    await enqueueMail(trx, { mail: 'email-change', linkId });
  });
}
