import { portalPaths } from '@consultancy/brand';
import { linkToken } from '../link-token.ts';
import { finishMail, type MailContext } from '../mail.ts';
import { openLink } from '../open-link.ts';
import { VerifyEmailMail, verifyEmailSubject } from '../VerifyEmailMail.tsx';

/**
 * The link with which a registration's e-mail is verified (§4). One statement, as other mails to an
 * address that was typed have (R9, ADR 052).
 */
export async function verifyEmail(
  { db, keys, publicUrl }: MailContext,
  { linkId }: { linkId: number },
) {
  const row = await openLink(db, linkId)
    .innerJoin('pending_registrations as one', 'one.id', 'link.registration_id')
    .select(['one.email', 'one.username', 'link.nonce', 'link.purpose'])
    .select(({ selectFrom }) =>
      selectFrom('pending_registrations as another')
        .select('another.username')
        .whereRef('another.email', '=', 'one.email')
        .whereRef('another.id', '<>', 'one.id')
        .orderBy('another.id')
        .limit(1)
        .as('other'),
    )
    .executeTakeFirst();
  if (!row) {
    return null;
  }
  const { email, username, nonce, purpose, other } = row;
  const token = linkToken(keys('mail-link'), purpose, nonce);
  const link = `${publicUrl}${portalPaths.emailVerification}?token=${token}`;
  const content = <VerifyEmailMail username={username} other={other} link={link} />;
  return finishMail(email, verifyEmailSubject, content);
}
