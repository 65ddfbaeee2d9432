import { sql } from 'kysely';
import { linkToken } from '../link-token.ts';
import { finishMail, type MailContext } from '../mail.ts';
import { VerifyEmailMail, verifyEmailSubject } from '../VerifyEmailMail.tsx';

/** The link with which a registration's e-mail is verified (§4). */
export async function verifyEmail(
  { db, keys, publicUrl }: MailContext,
  { linkId }: { linkId: number },
) {
  const row = await db
    .selectFrom('one_use_tokens as link')
    .innerJoin('pending_registrations as one', 'one.id', 'link.registration_id')
    .select(['one.email', 'one.username', 'link.nonce', 'link.purpose'])
    .where('link.id', '=', linkId)
    .where('link.used_at', 'is', null)
    .where('link.replaced_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const token = linkToken(keys('mail-link'), row.purpose, row.nonce);
  const link = `${publicUrl}/auth/email-register-verification?token=${token}`;
  const content = <VerifyEmailMail username={row.username} link={link} />;
  return finishMail(row.email, verifyEmailSubject, content);
}
