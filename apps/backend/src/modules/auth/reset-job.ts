import { limits } from '@consultancy/validation';
import { enqueueMail } from '../../mail/outbox.ts';
import { lockByEmail } from '../users/repository.ts';
import { createLink, createNoLink, revokeLinks } from './link-repository.ts';
import type { JobTools } from './registration-jobs.ts';

/** No user has this id: statements for it find nothing and change nothing. */
const NO_USER = 0;

/**
 * Sends a reset link, if the address has an account that can sign in, and revokes the one before it. Any
 * other address gets a mail that says so, after as many statements: what they save others would feel
 * (R9, ADR 052).
 */
export async function sendResetLink(
  { db, keys }: Pick<JobTools, 'db' | 'keys'>,
  { email }: { email: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A link that is made beside a suspension would be valid again once the account is reactivated.
    const user = await lockByEmail(trx, email);
    const isActive = user?.email_verified_at && !user.disabled_at;
    await revokeLinks(trx, isActive ? user.id : NO_USER, 'reset-password');
    if (!isActive) {
      await createNoLink(trx, keys);
      await enqueueMail(trx, { mail: 'no-account', to: email });
      return;
    }
    const { linkId } = await createLink(trx, keys, {
      owner: { userId: user.id },
      purpose: 'reset-password',
      minutes: limits.resetLinkMinutes,
    });
    await enqueueMail(trx, { mail: 'reset-password', linkId });
  });
}
